import { Suspense } from 'react';
import type { OrderRowView } from '../../../blocks/OrderTable/orderRow.ts';
import { lazyWithRetry } from '../../../lazyWithRetry.tsx';
import { useQuestionFocus } from '../../../primitives/ConfirmDialog/useQuestionFocus.ts';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import type { AsyncList } from '../../../asyncList.ts';
import { AstrayPayments, type AstrayPayment } from './AstrayPayments.tsx';
import { screen } from './MyOrdersScreen.css.ts';
import { Orders } from './Orders.tsx';
import type { Removal } from './removal.ts';

const RemovalDialog = lazyWithRetry(async () => (await import('./RemovalDialog.tsx')).RemovalDialog);

export interface MyOrdersView {
  orders: AsyncList<OrderRowView>;
  removal: Removal;
  /** Pending payments whose orders are not in the list. */
  astray: readonly AstrayPayment[];
  /** The car tools, linked if there are no orders. */
  toolsHref: string;
}

export interface MyOrdersScreenProps {
  view: MyOrdersView;
  onRetry: () => void;
  /** Asks whether to remove this order. */
  onRemove: (id: string) => void;
  onConfirmRemoval: () => void;
  onCancelRemoval: () => void;
}

const phaseOf = ({ state }: Removal) => (state === 'resting' ? 'closed' : state === 'removing' ? 'busy' : 'open');

/** The user's orders (docs/spec.md#my-orders). Each can be removed after a confirmation. */
export function MyOrdersScreen({ view, onRetry, onRemove, onConfirmRemoval, onCancelRemoval }: MyOrdersScreenProps) {
  const { heading, act: retry } = useHeadingFocus(onRetry);
  const rememberOpener = useQuestionFocus(phaseOf(view.removal), heading);
  const ask = (id: string) => {
    rememberOpener();
    onRemove(id);
  };
  return (
    <div className={screen} data-state={view.orders.state}>
      <PageHeading ref={heading}>My Orders</PageHeading>
      <AstrayPayments payments={view.astray} />
      <Orders orders={view.orders} toolsHref={view.toolsHref} onRetry={retry} onRemove={ask} />
      {view.removal.state !== 'resting' && (
        <Suspense>
          <RemovalDialog removal={view.removal} onConfirm={onConfirmRemoval} onCancel={onCancelRemoval} />
        </Suspense>
      )}
    </div>
  );
}
