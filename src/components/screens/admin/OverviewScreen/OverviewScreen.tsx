import { useId } from 'react';
import type { AsyncValue } from '../../../asyncValue.ts';
import { DeliveriesCard, type DeliveriesView } from '../../../blocks/DeliveriesCard/DeliveriesCard.tsx';
import { FigureCard, type FigureView } from '../../../blocks/FigureCard/FigureCard.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './OverviewScreen.css.ts';

/** The figures of the overview. */
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
 * The key figures for an administrator, above My Orders. They are part of that page, which keeps its own page heading. Each list loads and
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
      <AsyncValueNotice of="Bookings" value={bookings} onRetry={() => retry('bookings')} />
      <AsyncValueNotice of="Car tools" value={stock} onRetry={() => retry('stock')} />
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

interface AsyncValueNoticeProps {
  /** The name of the list, capitalized because it begins a sentence. */
  of: string;
  value: AsyncValue<unknown>;
  onRetry: () => void;
}

/** Says once that a list failed to load or refresh, even if it fills several cards. Otherwise renders nothing. */
function AsyncValueNotice({ of, value, onRetry }: AsyncValueNoticeProps) {
  const retry = (
    <Button size="small" onClick={onRetry}>
      Retry<VisuallyHidden> {of}</VisuallyHidden>
    </Button>
  );
  switch (value.state) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <Notice tone="critical" title={`${of} could not be loaded`} action={retry}>
          {value.message}
        </Notice>
      );
    case 'ready':
      if (value.stale === undefined) return null;
      return (
        <Notice tone="caution" title={of} action={retry}>
          {value.stale}
        </Notice>
      );
    default:
      return value satisfies never;
  }
}

/** Selects one part of a list's figures. */
const pick = <All, One>(value: AsyncValue<All>, part: (figures: All) => One): AsyncValue<One> =>
  value.state === 'ready' ? { ...value, figures: part(value.figures) } : value;
