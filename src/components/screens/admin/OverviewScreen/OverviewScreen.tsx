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
  /** Computed from all bookings. */
  bookings: AsyncValue<{ unpaid: FigureView; deliveries: DeliveriesView }>;
  /** The number of car tools with low stock, computed from all car tools. */
  stock: AsyncValue<FigureView>;
  /** Links to the filtered lists of what is counted. */
  unpaidHref: string;
  lowStockHref: string;
}

export interface OverviewScreenProps {
  view: OverviewView;
  /** Loads a list again. */
  onRetry: (list: 'bookings' | 'stock') => void;
}

/**
 * The key figures for an administrator, above My Orders. It is a part of that page, which keeps its own page heading. Each list loads and
 * fails independently.
 */
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
