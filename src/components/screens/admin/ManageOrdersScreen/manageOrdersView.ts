import { formatPrice } from '#contract/money.ts';
import type { TableRows } from '../../../blocks/TablePage/TablePage.tsx';
import type { ListControls } from '../../../blocks/ListToolbar/ListToolbar.tsx';
import type { TableSort } from '../../../primitives/Table/tableColumn.ts';

/** An order of any customer. Its columns and its panel format the values; '' and null are unknown. */
export interface ManagedOrderView {
  id: string;
  /** Names its row: the product's name, or 'Unnamed product'. */
  name: string;
  product: string;
  /** In order of preference. */
  pictures: string[];
  /** The customer's. */
  email: string;
  quantity: number | null;
  /** The total price, in dollars. */
  total: number | null;
  /** The delivery day, as YYYY-MM-DD. */
  date: string;
  phone: string;
  address: string;
  isPaid: boolean;
  transactionId: string;
}

/** A customer's text, or 'Not given'. */
export const textOrMissing = (text: string): string => (text.trim() === '' ? 'Not given' : text);

/** '$68.00' or 'Unknown'. */
export const totalText = (total: number | null): string => (total === null ? 'Unknown' : formatPrice(total));

/** The panel over the table; `gone` if there is no such order. */
export type OrderPanelView = { state: 'closed' } | { state: 'gone' } | { state: 'open'; order: ManagedOrderView };

/** The data of Manage All Orders. */
export interface ManageOrdersView {
  orders: TableRows<ManagedOrderView>;
  controls: ListControls;
  sort: TableSort | null;
  panel: OrderPanelView;
}
