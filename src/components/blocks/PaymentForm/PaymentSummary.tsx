import { Picture } from '../../primitives/Picture/Picture.tsx';
import { due, figure, picture, summary } from './PaymentForm.css.ts';
import type { PaymentFormView } from './paymentFormView.ts';

/** What is paid for, beside the form: its picture and the amount (SPEC §2 "Payment"). */
export function PaymentSummary({ product, name, amount }: Pick<PaymentFormView, 'product' | 'name' | 'amount'>) {
  return (
    <section className={summary} aria-label="What you pay for">
      <div className={picture}>
        <Picture sources={product.pictures} seed={product.id} alt={name} size="stage" haste="first" />
      </div>
      <p className={due}>
        Please pay: <strong className={figure}>{amount}</strong>
      </p>
    </section>
  );
}
