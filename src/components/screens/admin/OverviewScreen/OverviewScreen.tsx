import { useId } from 'react';
import { DeliveriesCard, type DeliveriesView } from '../../../blocks/DeliveriesCard/DeliveriesCard.tsx';
import { FigureCard, type FigureView } from '../../../blocks/FigureCard/FigureCard.tsx';
import type { AsyncValue } from '../../../asyncValue.ts';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { CountedNotice } from './CountedNotice.tsx';
import * as css from './OverviewScreen.css.ts';
import { pick } from './pick.ts';

export interface OverviewView {
  /** Counted from all the bookings. */
  bookings: AsyncValue<{ unpaid: FigureView; deliveries: DeliveriesView }>;
  /** How many car tools are low, counted from all of them. */
  stock: AsyncValue<FigureView>;
  /** The lists of what is counted. */
  unpaidHref: string;
  lowStockHref: string;
}

export interface OverviewScreenProps {
  view: OverviewView;
  /** Reads a list again. */
  onRetry: (list: 'bookings' | 'stock') => void;
}

/** What an administrator wants to know first, above My Orders: it is a part of that page, whose heading stays the page's. Each list loads and fails by itself. */
export function OverviewScreen({ view: { bookings, stock, unpaidHref, lowStockHref }, onRetry }: OverviewScreenProps) {
  const titleId = useId();
  const { heading, act: retry } = useHeadingFocus(onRetry);
  return (
    <section className={css.screen} aria-labelledby={titleId}>
      <div className={css.title}>
        <Heading ref={heading} level={2} size={4} id={titleId} tabIndex={-1}>
          Overview
        </Heading>
      </div>
      {(bookings.state === 'loading' || stock.state === 'loading') && (
        <VisuallyHidden as="p" role="status">
          Loading the overview
        </VisuallyHidden>
      )}
      <CountedNotice of="Bookings" counted={bookings} onRetry={() => retry('bookings')} />
      <CountedNotice of="Car tools" counted={stock} onRetry={() => retry('stock')} />
      <div className={css.cards}>
        <FigureCard label="Unpaid orders" href={unpaidHref} figure={pick(bookings, ({ unpaid }) => unpaid)} />
        <FigureCard label="Low stock" href={lowStockHref} figure={stock} />
        <div className={css.wide}>
          <DeliveriesCard deliveries={pick(bookings, ({ deliveries }) => deliveries)} />
        </div>
      </div>
    </section>
  );
}
