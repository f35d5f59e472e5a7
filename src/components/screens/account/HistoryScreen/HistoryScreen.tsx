import type { PaidOrderView } from '../../../blocks/PaidOrderTable/PaidOrderTable.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import type { AsyncList } from '../../../asyncList.ts';
import { screen } from './HistoryScreen.css.ts';
import { Payments } from './Payments.tsx';

export interface HistoryView {
  payments: AsyncList<PaidOrderView>;
  /** My Orders, linked if nothing is paid yet. */
  ordersHref: string;
}

export interface HistoryScreenProps {
  view: HistoryView;
  onRetry: () => void;
}

/** Lists what the user has paid for (docs/product-rules.md#history). */
export function HistoryScreen({ view, onRetry }: HistoryScreenProps) {
  const { heading, act: retry } = useHeadingFocus(onRetry);
  return (
    <div className={screen} data-state={view.payments.state}>
      <PageHeading ref={heading}>History</PageHeading>
      <Payments payments={view.payments} ordersHref={view.ordersHref} onRetry={retry} />
    </div>
  );
}
