import type { Product } from '#contract/entities/product.ts';
import { formatPrice } from '#contract/money.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { ReadOnlyField } from '../../primitives/ReadOnlyField/ReadOnlyField.tsx';

interface ProductFieldsProps {
  product: Product;
  email: string;
}

/** What the booking takes from the product and the account, and the shopper cannot change. */
export function ProductFields({ product, email }: ProductFieldsProps) {
  return (
    <>
      <ReadOnlyField label="Name" value={product.name} />
      <ReadOnlyField label="Image" value={<Picture sources={product.pictures} seed={product._id} alt={product.name} size="thumb" />} />
      <ReadOnlyField label="Email" value={email} />
      <ReadOnlyField label="Price" value={formatPrice(product.price)} error={product.price === null ? 'Price is Required' : undefined} />
    </>
  );
}
