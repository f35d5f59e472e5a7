import type { TableRows } from '../../../blocks/TablePage/tableRows.ts';
import type { TableControls } from '../../../blocks/TableToolbar/tableControls.ts';
import type { TableSort } from '../../../primitives/Table/tableColumn.ts';

/** The payment status of an order, as an administrator sees it. */
export type PaymentStatus = 'Paid' | 'Unpaid';

/** An order of any customer as its row shows it. All texts are formatted for display. */
export interface ManagedOrderView {
  id: string;
  name: string;
  /** In order of preference. */
  pictures: string[];
  /** The customer's. */
  email: string;
  quantity: string;
  /** The total price. */
  total: string;
  deliveryDate: string;
  phone: string;
  address: string;
  payment: PaymentStatus;
}

/** The same order with all fields of its booking. */
export interface ManagedOrderDetailsView extends ManagedOrderView {
  transactionId: string;
}

/** The panel over the table; `gone` if there is no such order. */
export type OrderPanelView = { state: 'closed' } | { state: 'gone' } | { state: 'open'; order: ManagedOrderDetailsView };

/** The data of Manage All Orders. */
export interface ManageOrdersView {
  orders: TableRows<ManagedOrderView>;
  controls: TableControls;
  sort: TableSort | null;
  panel: OrderPanelView;
}
