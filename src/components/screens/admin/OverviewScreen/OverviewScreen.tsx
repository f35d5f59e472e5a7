'use client';

import { useId } from 'react';
import type { AsyncValue } from '../../../asyncList.ts';
import { DeliveriesCard, type DeliveriesView } from '../../../blocks/DeliveriesCard/DeliveriesCard.tsx';
import { FigureCard, type FigureView } from '../../../blocks/FigureCard/FigureCard.tsx';
import { type LatestOrderView, LatestOrders } from '../../../blocks/LatestOrders/LatestOrders.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './OverviewScreen.css.ts';

/** The figures of the overview. */
export interface OverviewView {
  /** Computed from all bookings. */
  bookings: AsyncValue<{ unpaid: FigureView; deliveries: DeliveriesView; latest: readonly LatestOrderView[] }>;
  /** The number of car tools with low stock, computed from all car tools. */
  stock: AsyncValue<FigureView>;
  /** Links to the filtered lists of what is counted. */
  unpaidHref: string;
  lowStockHref: string;
  /** Links to the list of all orders. */
  ordersHref: string;
}

export interface OverviewScreenProps {
  view: OverviewView;
  /** Loads a list again. */
  onRetry: (list: 'bookings' | 'stock') => void;
}

/**
 * The key figures and the latest orders for an administrator, above their own orders. Its heading is the first of the page, so the app
 * focuses it. Each list loads and fails independently.
 */
export function OverviewScreen({ view: { bookings, stock, unpaidHref, lowStockHref, ordersHref }, onRetry }: OverviewScreenProps) {
  const titleId = useId();
  const { heading, act: retry } = useHeadingFocus(onRetry);
  return (
    <section className={css.screen} aria-labelledby={titleId}>
      <PageHeading ref={heading} id={titleId}>
        Overview
      </PageHeading>
      {(bookings.state === 'loading' || stock.state === 'loading') && (
        <VisuallyHidden as="p" role="status">
          Loading the overview
        </VisuallyHidden>
      )}
      <AsyncValueNotice of="Bookings" value={bookings} onRetry={() => retry('bookings')} />
      <AsyncValueNotice of="Car tools" value={stock} onRetry={() => retry('stock')} />
      <div className={css.cards}>
        <FigureCard label="Unpaid orders" href={unpaidHref} figure={pick(bookings, ({ unpaid }) => unpaid)} />
        <FigureCard label="Low stock" href={lowStockHref} figure={stock} />
        <div className={css.latest}>
          <LatestOrders href={ordersHref} orders={pick(bookings, ({ latest }) => latest)} />
        </div>
        <div className={css.deliveries}>
          <DeliveriesCard deliveries={pick(bookings, ({ deliveries }) => deliveries)} />
        </div>
      </div>
    </section>
  );
}

interface AsyncValueNoticeProps {
  /** The name of the list, capitalized because it begins a sentence. */
  of: string;
  value: AsyncValue<unknown>;
  onRetry: () => void;
}

/** Says once that a list failed to load or refresh, even if it fills several cards. Otherwise renders nothing. */
function AsyncValueNotice({ of, value, onRetry }: AsyncValueNoticeProps) {
  const isFailed = value.state === 'failed';
  const message = isFailed ? value.message : value.state === 'ready' ? value.stale : undefined;
  if (message === undefined) return null;
  const retry = (
    <Button size="small" onClick={onRetry}>
      Retry<VisuallyHidden>{` ${of}`}</VisuallyHidden>
    </Button>
  );
  return (
    <Notice tone={isFailed ? 'critical' : 'caution'} title={isFailed ? `${of} could not be loaded` : of} action={retry}>
      {message}
    </Notice>
  );
}

/** Selects one part of a list's figures. */
const pick = <All, One>(value: AsyncValue<All>, part: (figures: All) => One): AsyncValue<One> =>
  value.state === 'ready' ? { ...value, figures: part(value.figures) } : value;
