/** The data of a Receipt, formatted for display. */
export interface ReceiptView {
  name: string;
  /** In order of preference. */
  pictures: string[];
  quantity: string;
  deliveryDate: string;
  address: string;
  phone: string;
  email: string;
  amount: string;
  /** '' if the backend says that the booking is paid, but names no transaction. */
  transactionId: string;
}
