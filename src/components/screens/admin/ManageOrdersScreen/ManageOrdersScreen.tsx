import { Suspense } from 'react';
import type { TableChoices } from '../../../blocks/TableToolbar/tableControls.ts';
import { lazyPart } from '../../../lazyPart.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { ManagedOrders } from './ManagedOrders.tsx';
import { screen } from './ManageOrdersScreen.css.ts';
import type { ManageOrdersView } from './manageOrdersView.ts';

const OrderPanel = lazyPart(async () => (await import('./OrderPanel.tsx')).OrderPanel);

export interface ManageOrdersScreenProps {
  view: ManageOrdersView;
  onRetry: () => void;
  /** One of the choices above the table is another now; the others stay. */
  onChange: (choice: Partial<TableChoices>) => void;
  /** A column's head was pressed. */
  onSort: (column: string) => void;
  /** Search and filters are taken back; the order stays. */
  onClear: () => void;
  /** The rows on show are wanted as a file. */
  onExport: () => void;
  /** All of one order is to be shown. Keep the function while nothing changes. */
  onOpen: (id: string) => void;
  /** The panel is to go. */
  onClose: () => void;
}

/** The orders of everybody (SPEC §2 "Manage All Orders"), each with a read-only panel (DECISIONS "Manage All Orders"). For one's own use MyOrdersScreen. */
export function ManageOrdersScreen({ view, onRetry, onClear, onClose, ...actions }: ManageOrdersScreenProps) {
  const { heading, act: retry } = useHeadingFocus(onRetry);
  const clear = () => {
    heading.current?.focus();
    onClear();
  };
  return (
    <div className={screen} data-state={view.state}>
      <PageHeading ref={heading}>Manage All Orders</PageHeading>
      <ManagedOrders {...actions} view={view} onRetry={retry} onClear={clear} />
      {view.panel.state !== 'closed' && (
        <Suspense>
          <OrderPanel panel={view.panel} onClose={onClose} />
        </Suspense>
      )}
    </div>
  );
}
