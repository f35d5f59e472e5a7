import type { TableRows } from '../../../blocks/TablePage/tableRows.ts';
import type { TableControls } from '../../../blocks/TableToolbar/tableControls.ts';
import type { TableSort } from '../../../primitives/Table/tableColumn.ts';

/** How an order's payment stands, as an administrator reads it. */
export type PaymentWord = 'Paid' | 'Unpaid';

/** An order of anybody as its row shows it: every text is ready to be read. */
export interface ManagedOrder {
  id: string;
  name: string;
  /** Best first. */
  pictures: string[];
  quantity: string;
  deliveryDate: string;
  phone: string;
  address: string;
  payment: PaymentWord;
}

/** The same order with all that its booking has. */
export interface ManagedOrderDetails extends ManagedOrder {
  email: string;
  /** Of all its pieces. */
  price: string;
  transactionId: string;
}

/** What stands over the table: nothing, one order, or the word that there is none such. */
export type OrderPanelView = { state: 'closed' } | { state: 'gone' } | { state: 'open'; order: ManagedOrderDetails };

export interface ManageOrdersView {
  orders: TableRows<ManagedOrder>;
  controls: TableControls;
  sort: TableSort | null;
  panel: OrderPanelView;
}
