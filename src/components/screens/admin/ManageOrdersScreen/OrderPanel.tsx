import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { OrderPanelView } from './manageOrdersView.ts';
import { OrderFacts } from './OrderFacts.tsx';

interface OrderPanelProps {
  panel: Exclude<OrderPanelView, { state: 'closed' }>;
  onClose: () => void;
}

/** A read-only dialog with all fields of one order (docs/product-rules.md#manage-all-orders). */
export function OrderPanel({ panel, onClose }: OrderPanelProps) {
  switch (panel.state) {
    case 'gone':
      return (
        <Dialog open title="Order" onClose={onClose}>
          <EmptyState
            picture="pictures/1f50d.webp"
            title="This order is no longer there"
            action={<Button onClick={onClose}>Back to all orders</Button>}
          >
            It may have been removed meanwhile.
          </EmptyState>
        </Dialog>
      );
    case 'open':
      return (
        <Dialog open title={`Order of ${panel.order.name}`} size="wide" onClose={onClose}>
          <OrderFacts order={panel.order} />
        </Dialog>
      );
    default:
      return panel satisfies never;
  }
}
