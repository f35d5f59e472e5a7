import { Picture } from '../../primitives/Picture/Picture.tsx';
import { due, figure, picture } from './PaymentForm.css.ts';
import type { PaymentFormView } from './paymentFormView.ts';

/** The product's picture and the amount to pay (docs/spec.md#payment), as two cells of the form's grid. */
export function PaymentSummary({ product, name, amount }: Pick<PaymentFormView, 'product' | 'name' | 'amount'>) {
  return (
    <>
      <div className={picture}>
        <Picture sources={product.pictures} seed={product.id} alt={name} size="stage" haste="first" />
      </div>
      <p className={due}>
        Please pay: <strong className={figure}>{amount}</strong>
      </p>
    </>
  );
}
