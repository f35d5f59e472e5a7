import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { ChargedView } from './paymentView.ts';

/** Says whether a charged payment is saved to its order. Keeps one notice through all tries, so that it is announced only once. */
export function ChargedNotice({ view }: { view: ChargedView }) {
  switch (view.state) {
    case 'recording':
    case 'unrecorded':
      return (
        <Notice key="saving" tone={view.message === '' ? 'info' : 'caution'} title="We are still saving it to your order">
          {`${view.message} It goes on by itself, on every page of the shop. There is nothing more to pay.`.trimStart()}
        </Notice>
      );
    case 'orphaned':
      return (
        <Notice key="over" tone="critical" title="It could not be saved to your order">
          {view.message} Write the transaction id down and tell the shop: with it the shop finds your payment. Do not pay a second time.
        </Notice>
      );
    default:
      return view satisfies never;
  }
}
