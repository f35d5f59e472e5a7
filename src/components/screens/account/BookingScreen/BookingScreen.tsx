import type { BookingDraft, BookingForm as Order } from '#contract/forms/booking.ts';
import { BookingForm } from '../../../blocks/BookingForm/BookingForm.tsx';
import { BookingFormSkeleton } from '../../../blocks/BookingForm/BookingFormSkeleton.tsx';
import type { BookingFormView } from '../../../blocks/BookingForm/bookingFormView.ts';
import { ProductPanel } from '../../../blocks/ProductPanel/ProductPanel.tsx';
import { ProductPanelSkeleton } from '../../../blocks/ProductPanel/ProductPanelSkeleton.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { BookingEnd, type BookingEndView } from './BookingEnd.tsx';
import { columns, screen } from './BookingScreen.css.ts';

/** Loading the product, the states of the form, and the states without it. */
export type BookingView = { state: 'loading' } | BookingFormView | BookingEndView;

export interface BookingScreenProps {
  view: BookingView;
  /** Returns the shopper's local date as YYYY-MM-DD. Called on every validation. */
  today: () => string;
  /** Called with a valid form, never while another is being sent. */
  onSubmit: (order: Order) => void;
  onDraftChange: (draft: BookingDraft) => void;
  /** Loads the product again. */
  onRetry: () => void;
  /** Checks again whether an unconfirmed booking was made. */
  onCheckAgain: () => void;
}

/** Books one product (docs/spec.md#booking): its pictures on one side, the form on the other. */
export function BookingScreen(props: BookingScreenProps) {
  const { heading, act: retry } = useHeadingFocus(props.onRetry);
  return (
    <div className={screen} data-state={props.view.state}>
      <PageHeading ref={heading}>Booked Product</PageHeading>
      <Content {...props} onRetry={retry} />
    </div>
  );
}

/** Renders the six form states at the same place in the tree, so that React keeps the input. */
function Content({ view, today, onSubmit, onDraftChange, onRetry, onCheckAgain }: BookingScreenProps) {
  switch (view.state) {
    case 'loading':
      return (
        <div className={columns} role="status" aria-busy="true" aria-label="Loading the product">
          <ProductPanelSkeleton />
          <BookingFormSkeleton />
        </div>
      );
    case 'missing':
    case 'failed':
    case 'booked':
      return <BookingEnd view={view} onRetry={onRetry} />;
    case 'editing':
    case 'sending':
    case 'soldOut':
    case 'overStock':
    case 'refused':
    case 'unconfirmed':
      return (
        <div className={columns} key={`${view.product._id} ${view.email}`}>
          <ProductPanel product={view.product} />
          <BookingForm view={view} today={today} onSubmit={onSubmit} onDraftChange={onDraftChange} onCheckAgain={onCheckAgain} />
        </div>
      );
    default:
      return view satisfies never;
  }
}
