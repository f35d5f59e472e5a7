import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';

/** The states without a form: the product is missing, could not be loaded, or is booked (the app then navigates home). */
export type BookingEndView =
  | { state: 'missing'; homeHref: string }
  | { state: 'failed'; message: string }
  | { state: 'booked'; homeHref: string; ordersHref: string };

interface BookingEndProps {
  view: BookingEndView;
  onRetry: () => void;
}

/** Shown instead of the form. */
export function BookingEnd({ view, onRetry }: BookingEndProps) {
  switch (view.state) {
    case 'missing':
      return (
        <EmptyState
          picture="pictures/1f50d.webp"
          title="This product was not found"
          action={
            <ButtonLink href={view.homeHref} tone="accent">
              Back to the shop
            </ButtonLink>
          }
        >
          It may have been removed from the shop, or the address is not complete.
        </EmptyState>
      );
    case 'failed':
      return (
        <Notice tone="critical" action={<Button onClick={onRetry}>Retry</Button>}>
          {view.message}
        </Notice>
      );
    case 'booked':
      return (
        <EmptyState
          picture="pictures/1f4e6.webp"
          title="Your order is in"
          action={
            <Inline gap="small" justify="center">
              <ButtonLink href={view.ordersHref} tone="accent">
                See my orders
              </ButtonLink>
              <ButtonLink href={view.homeHref}>Back to the shop</ButtonLink>
            </Inline>
          }
        >
          It is under My Orders.
        </EmptyState>
      );
    default:
      return view satisfies never;
  }
}
