'use client';

import type { BookingDraft, BookingForm as Order } from '#contract/forms/booking.ts';
import { BOOKING_HEADING, SHOW_ALL, SOLD_OUT } from '#contract/texts.ts';
import type { AsyncList } from '../../../asyncList.ts';
import { BookingForm, BookingFormSkeleton } from '../../../blocks/BookingForm/BookingForm.tsx';
import type { BookingFormView } from '../../../blocks/BookingForm/bookingFormView.ts';
import {
  ProductPanel,
  type ProductPanelProps,
  ProductPanelSkeleton,
  type ProductPanelSkeletonProps,
} from '../../../blocks/ProductPanel/ProductPanel.tsx';
import { type SimilarProductView, SimilarProducts } from '../../../blocks/SimilarProducts/SimilarProducts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { columns, screen } from './BookingScreen.css.ts';

/** The states without a form: the product is missing, could not be loaded, or is booked (the app then navigates home). */
type BookingEndView =
  | { state: 'missing'; homeHref: string }
  | { state: 'failed'; message: string }
  | { state: 'booked'; homeHref: string; ordersHref: string };

/** Products that can be booked instead of one that is sold out. */
export interface Alternatives {
  similar: AsyncList<SimilarProductView>;
  /** The list of all products of this kind. */
  listHref: string;
}

/** The form. A product that sells out while the shopper types keeps it, with what can be booked instead. */
type FormView = Exclude<BookingFormView, SoldOutView> | (SoldOutView & Alternatives);
type SoldOutView = Extract<BookingFormView, { state: 'soldOut' }>;

/** The product is sold out and nothing is typed, so there is no form to fill in. */
interface OutOfStockView extends Alternatives {
  state: 'outOfStock';
  product: ProductPanelProps['product'];
}

interface LoadingView {
  state: 'loading';
  /** As the list has it from which the shopper comes. Its picture moves from there. */
  listed?: ProductPanelSkeletonProps['product'];
}

/** The product is loaded, but the shop does not know yet who is signed in, and only a signed-in user gets the form. */
interface CheckingSessionView {
  state: 'checkingSession';
  product: ProductPanelProps['product'];
}

/** Every state of the page: loading the product, the states of the form, and the states without a form. */
export type BookingView = LoadingView | CheckingSessionView | OutOfStockView | FormView | BookingEndView;

export interface BookingScreenProps {
  view: BookingView;
  /** Returns the shopper's local date as YYYY-MM-DD. Called on every validation. */
  today: () => string;
  /** Called with a valid form, never while another is being sent. */
  onSubmit: (order: Order) => void;
  /** Called with a valid form after the shopper was asked about an equal order, and wants another one. */
  onOrderAgain: (order: Order) => void;
  onDraftChange: (draft: BookingDraft) => void;
  /** Loads the product again. */
  onRetry: () => void;
  /** Loads the similar products again. */
  onRetrySimilar: () => void;
  /** Checks again whether an unconfirmed booking was made. */
  onCheckAgain: () => void;
}

/** Books one product (docs/spec.md#booking): its pictures on one side, the form on the other. */
export function BookingScreen(props: BookingScreenProps) {
  const { heading, act: retry } = useHeadingFocus(props.onRetry);
  return (
    <div className={screen} data-state={props.view.state}>
      <PageHeading ref={heading}>{BOOKING_HEADING}</PageHeading>
      <Content {...props} onRetry={retry} />
    </div>
  );
}

/** Renders the form's states at the same place in the tree, so that React keeps the input. */
function Content({ view, today, onSubmit, onDraftChange, onRetry, onRetrySimilar, ...on }: BookingScreenProps) {
  switch (view.state) {
    case 'loading':
      return (
        <div className={columns} role="status" aria-busy="true" aria-label="Loading the product">
          <ProductPanelSkeleton product={view.listed} />
          <BookingFormSkeleton />
        </div>
      );
    case 'checkingSession':
      return (
        <div className={columns}>
          <ProductPanel product={view.product} />
          <div role="status" aria-busy="true" aria-label="Checking who is signed in">
            <BookingFormSkeleton />
          </div>
        </div>
      );
    case 'missing':
    case 'failed':
    case 'booked':
      return <BookingEnd view={view} onRetry={onRetry} />;
    case 'outOfStock':
      return <OutOfStock view={view} onRetrySimilar={onRetrySimilar} />;
    case 'editing':
    case 'sending':
    case 'soldOut':
    case 'overStock':
    case 'refused':
    case 'repeated':
    case 'unconfirmed':
      return (
        <div className={columns} key={`${view.product._id} ${view.email}`}>
          <ProductPanel product={view.product} />
          <Stack gap="xxlarge">
            <BookingForm view={view} today={today} onSubmit={onSubmit} onDraftChange={onDraftChange} {...on} />
            {view.state === 'soldOut' && <Instead alternatives={view} onRetry={onRetrySimilar} />}
          </Stack>
        </div>
      );
    default:
      return view satisfies never;
  }
}

interface OutOfStockProps {
  view: OutOfStockView;
  onRetrySimilar: () => void;
}

/** Shown instead of the form for a product without stock: the product, and what to book instead. */
function OutOfStock({ view, onRetrySimilar }: OutOfStockProps) {
  return (
    <div className={columns}>
      <ProductPanel product={view.product} />
      <Stack gap="xxlarge">
        <Notice tone="caution" title={SOLD_OUT}>
          You cannot book it right now. When it is back in stock, you can book it here.
        </Notice>
        <Instead alternatives={view} onRetry={onRetrySimilar} />
      </Stack>
    </div>
  );
}

const Instead = ({ alternatives: { similar, listHref }, onRetry }: { alternatives: Alternatives; onRetry: () => void }) => (
  <SimilarProducts products={similar} showAll={{ href: listHref, label: SHOW_ALL }} onRetry={onRetry} />
);

interface BookingEndProps {
  view: BookingEndView;
  onRetry: () => void;
}

/** Shown instead of the form. */
function BookingEnd({ view, onRetry }: BookingEndProps) {
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
          It may have been removed from the shop, or the link is incomplete.
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
