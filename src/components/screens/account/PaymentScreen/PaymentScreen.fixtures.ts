import { longPayment, paymentForms, wrenches } from '../../../blocks/PaymentForm/PaymentForm.fixtures.ts';
import { longReceipt, receipt, rightToLeft } from '../../../blocks/Receipt/Receipt.fixtures.ts';
import type { PaymentView } from './paymentView.ts';

const page = { ordersHref: '/myOrders' };
const due = { ...page, name: wrenches.name, amount: wrenches.amount };
const reference = 'pi_3SVq8wJ2eZvKYlo21c2Qd7aB';

/** One view of the screen for each of its states. */
export const paymentViews = {
  loading: { ...page, state: 'loading' },
  failed: { ...page, state: 'failed', message: 'The order could not be loaded. Check your connection and try again.' },
  missing: { ...page, state: 'missing' },
  notYours: { ...page, state: 'notYours' },
  unpayable: { ...page, state: 'unpayable', name: wrenches.name },
  elsewhere: { ...page, state: 'elsewhere', by: 'tab' },
  alreadyPaid: { ...page, state: 'alreadyPaid', receipt },
  ready: { ...page, ...paymentForms.ready },
  declined: { ...page, ...paymentForms.declined },
  paying: { ...page, ...paymentForms.paying },
  authenticating: { ...page, ...paymentForms.authenticating },
  processing: { ...due, state: 'processing', reference },
  unknown: { ...due, state: 'unknown', reference, message: 'The card provider did not answer in time.', retry: 'ready' },
  lost: { ...due, state: 'lost', reference, retry: 'ready' },
  recording: { ...due, state: 'recording', transactionId: reference, message: '' },
  unrecorded: { ...due, state: 'unrecorded', transactionId: reference, message: 'The shop cannot be reached.' },
  orphaned: { ...due, state: 'orphaned', transactionId: reference, message: 'The order is no longer there.' },
  paid: { ...page, state: 'paid', transactionId: reference, receipt },
} satisfies { [State in PaymentView['state']]: Extract<PaymentView, { state: State }> };

/** Another account in this browser has started to pay. */
export const elsewhereByAccount: PaymentView = { ...paymentViews.elsewhere, by: 'account' };

/** Paid, but the result of an earlier payment is unknown. */
export const alreadyPaidWithUnresolved: PaymentView = { ...paymentViews.alreadyPaid, unresolvedReference: 'pi_3SVq1aJ2eZvKYlo20b7Rf5cD' };

/** The same, but the earlier payment has no reference. */
export const alreadyPaidWithoutReference: PaymentView = { ...paymentViews.alreadyPaid, unresolvedReference: '' };

/** The payment is being saved again. */
export const recordingAgain: PaymentView = { ...paymentViews.recording, message: paymentViews.unrecorded.message };

/** The provider is being asked again. */
export const checking: PaymentView = { ...paymentViews.unknown, retry: 'busy' };

/** A payment without a reference from the provider. */
export const lostWithoutReference: PaymentView = { ...paymentViews.lost, reference: '' };

/** The browser cannot remember the payment. */
export const unknownUnstored: PaymentView = { ...paymentViews.unknown, isStored: false };
export const processingUnstored: PaymentView = { ...paymentViews.processing, isStored: false };
export const unrecordedUnstored: PaymentView = { ...paymentViews.unrecorded, isStored: false };

export const longTexts = {
  form: { ...page, ...longPayment },
  unknown: { ...paymentViews.unknown, name: longPayment.name, amount: longPayment.amount, reference: longReceipt.transactionId },
  alreadyPaid: { ...page, state: 'alreadyPaid', receipt: longReceipt, unresolvedReference: longReceipt.transactionId },
  charged: { ...paymentViews.unrecorded, name: longPayment.name, transactionId: longReceipt.transactionId },
} satisfies Record<string, PaymentView>;

export const rightToLeftName: PaymentView = { ...paymentViews.ready, name: rightToLeft.name };

export const brokenPicture: PaymentView = {
  ...paymentViews.ready,
  product: { ...wrenches.product, pictures: ['data:image/png;base64,AAAA'] },
};
