/** A paid booking, every text ready to be read. */
export interface ReceiptView {
  name: string;
  /** Best first. */
  pictures: string[];
  quantity: string;
  deliveryDate: string;
  address: string;
  phone: string;
  email: string;
  amount: string;
  /** '' where the backend says that it is paid, and not how. */
  transactionId: string;
}
