import type { Product } from '#contract/entities/product.ts';
import { formatPrice } from '#contract/money.ts';
import { Field } from '../../primitives/Field/Field.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { ReadOnlyField } from '../../primitives/ReadOnlyField/ReadOnlyField.tsx';
import { pair, pairs } from './BookingForm.css.ts';

interface ProductFieldsProps {
  product: Product;
  email: string;
}

/** The read-only fields that come from the product and the account. */
export function ProductFields({ product, email }: ProductFieldsProps) {
  return (
    <>
      <div className={`${pair} ${pairs.picture}`}>
        <ReadOnlyField label="Name" value={product.name} />
        <Field label="Image">
          {({ id }) => (
            <output id={id}>
              <Picture sources={product.pictures} seed={product._id} alt={product.name} size="thumb" />
            </output>
          )}
        </Field>
      </div>
      <ReadOnlyField label="Email" value={email} />
      <ReadOnlyField label="Price" value={formatPrice(product.price)} error={product.price === null ? 'Price is Required' : undefined} />
    </>
  );
}
