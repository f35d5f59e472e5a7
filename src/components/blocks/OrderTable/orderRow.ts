/** An order as its row shows it: every text is ready to be read. */
export interface OrderRowView {
  id: string;
  name: string;
  /** Best first. */
  pictures: string[];
  deliveryDate: string;
  quantity: string;
  paid: boolean;
  /** It has a price and is not paid. */
  payable: boolean;
}
