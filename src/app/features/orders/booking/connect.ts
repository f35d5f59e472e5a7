import type { SnapshotFrom } from 'xstate';
import type { Product } from '#contract/entities/product.ts';
import type { BookingDraft } from '#contract/forms/booking.ts';
import { formatPrice } from '#contract/money.ts';
import { MAX_SIMILAR } from '#components/blocks/SimilarProducts/SimilarProducts.tsx';
import type { Alternatives, BookingView } from '#components/screens/account/BookingScreen/BookingScreen.tsx';
import type { orderMachine } from '#machines/order/order.machine.ts';
import type { OrderContext } from '#machines/order/order.setup.ts';
import { sentenceOf, sentenceOfFailure } from '../../../messages/failureSentences.ts';
import { bookingPath, MY_ORDERS_PATH } from '../../../navigation/paths.ts';
import { nameOrMissing } from '../../../messages/nameOrMissing.ts';
import { PRODUCT_KINDS } from '../../../queries/productKinds.ts';
import { type QueryResult, toAsyncList } from '../../../queries/toAsyncList.ts';
import { keepPageOpen } from '#components/keepPageOpen.ts';
import { arrived, BUSY, repeated } from '../../../messages/orders.ts';
import { similarProducts } from './similarProducts.ts';

interface Typing {
  /** The product as last read by the page or an order. During a submit, the machine's own is shown instead. */
  product: Product;
  email: string;
  profilePhone: string;
  draft: BookingDraft;
  /** False if no list has the product any more. */
  isListed: boolean;
}

/** The product as last read on its page. */
export interface Seen {
  id: string;
  product: Product;
  /** True if its stock is 0. A product that sells out while somebody types keeps its form. */
  isOutOfStock: boolean;
}

/**
 * Returns what the page has seen after it has read the product again. The first read may be an old one from the cache.
 * @param isTyped true if something is typed in the form
 */
export const toSeen = (id: string, product: Product, last: Seen | null, isTyped: boolean): Seen => ({
  id,
  product,
  isOutOfStock: product.stock === 0 && (last?.id !== id || last.isOutOfStock || !isTyped),
});

const NOT_AVAILABLE = 'This product is no longer available.';
const UNCONFIRMED = 'We cannot tell yet whether your booking went through. Check again before you book a second time.';

const notBooked = (reason: string): string => `Nothing was booked. ${reason}`;

/** Converts the search for the product to the booking screen's view. */
export function toLoadingView({ data, error }: QueryResult<Product | null>, listed?: Product): BookingView {
  if (data === null) return { state: 'missing', homeHref: '/' };
  return error === null ? { state: 'loading', listed } : { state: 'failed', message: sentenceOf(error) };
}

/** Converts the search for the product to the view before the shop knows who is signed in. */
export const toPlaceholderView = (finding: QueryResult<Product | null>, listed?: Product): BookingView =>
  finding.data ? { state: 'checkingSession', product: finding.data } : toLoadingView(finding, listed);

/** Converts a product without stock, and the list of its kind, to the booking screen's view. */
export const toOutOfStockView = (product: Product, others: QueryResult<Product[]>): BookingView => ({
  state: 'outOfStock',
  product,
  ...toAlternatives(product, others),
});

function toAlternatives(product: Product, { data, error }: QueryResult<Product[]>): Alternatives {
  return {
    similar: toAsyncList({ data: data && similarProducts(product, data, MAX_SIMILAR), error }, toSimilarView),
    listHref: PRODUCT_KINDS[product.kind].path,
  };
}

const toSimilarView = ({ _id, kind, name, pictures, price }: Product) => ({
  id: _id,
  name: nameOrMissing(name),
  pictures,
  price: formatPrice(price),
  bookHref: bookingPath(_id),
  bookLabel: PRODUCT_KINDS[kind].bookLabel,
  isSoldOut: false,
});

/**
 * Converts the order's state to the booking screen's view.
 * @param others the list of the product's kind, for one that is sold out
 */
export function toBookingView(
  { value, context }: SnapshotFrom<typeof orderMachine>,
  { isListed, ...typing }: Typing,
  others: QueryResult<Product[]>,
): BookingView {
  const contents = { ...typing, product: context.product };
  const pending = (text: string): string => (context.isStored ? text : `${text} ${keepPageOpen('booking')}`);
  const unconfirmed = { state: 'unconfirmed' as const, message: pending(UNCONFIRMED), ...contents };
  switch (value) {
    case 'editing':
      return isListed ? { state: 'editing', ...typing } : { state: 'refused', message: NOT_AVAILABLE, ...typing };
    case 'queueing':
    case 'listing':
    case 'settling':
    case 'checking':
      return { state: 'sending', step: 'Checking the stock …', ...contents };
    case 'persisting':
    case 'reserving':
      return { state: 'sending', step: pending('Reserving your items …'), ...contents };
    case 'booking':
      return { state: 'sending', step: pending('Placing your booking …'), ...contents };
    case 'verifying':
    case 'pausing':
      return context.isCheckedAgain
        ? { ...unconfirmed, isChecking: true }
        : { state: 'sending', step: pending('Confirming your booking …'), ...contents };
    case 'returning':
      return { state: 'sending', step: pending('Putting the items back …'), ...contents };
    case 'unconfirmed':
      return { ...unconfirmed, isChecking: false };
    case 'repeated':
      return { state: 'repeated', ...questionOf(context), ordersHref: MY_ORDERS_PATH, ...typing };
    case 'soldOut':
      return { state: 'soldOut', ...typing, ...toAlternatives(typing.product, others) };
    case 'overStock':
      return { state: 'overStock', ...typing };
    case 'changed':
      return { state: 'refused', message: notBooked(changedMessage(typing.product)), ...typing };
    case 'gone':
      return { state: 'refused', message: notBooked(NOT_AVAILABLE), ...typing };
    case 'refused':
      return {
        state: 'refused',
        message: notBooked(context.failure?.kind === 'busy' ? BUSY : sentenceOfFailure(context.failure)),
        ...typing,
      };
    case 'notArrived':
      return { state: 'refused', message: notArrived(sentenceOfFailure(context.failure)), ...typing };
    case 'booked':
      return { state: 'booked', homeHref: '/', ordersHref: MY_ORDERS_PATH };
    default:
      return value satisfies never;
  }
}

/** Names the order that the shopper has, and asks about another one. */
const questionOf = ({ adopted, product, form }: OrderContext) =>
  adopted === null ? repeated({ ...form, name: product.name }) : arrived(adopted);

/** Even a refused POST may be applied later, so the page says only what was found. */
const notArrived = (reason: string): string => `The shop does not have your booking. ${reason}`;

const changedMessage = ({ price, minOrderQuantity }: Product): string =>
  `This product has changed: ${price === null ? 'its price is unavailable' : `it costs ${formatPrice(price)}`} now, and the smallest order is ${minOrderQuantity}. Check your order, then send it again.`;
