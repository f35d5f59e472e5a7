import { useState } from 'react';
import type { Product } from '#contract/entities/product.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { about, available, figure, panel, stage, status, words } from './ProductPanel.css.ts';
import { Thumbs } from './Thumbs.tsx';

export interface ProductPanelProps {
  product: Pick<Product, '_id' | 'name' | 'pictures' | 'description' | 'stock' | 'status'>;
}

/** The product beside the booking form: its pictures and how many pieces are available. On a phone it stays small. */
export function ProductPanel({ product }: ProductPanelProps) {
  const [shown, setShown] = useState(0);
  const { _id, name, pictures, description, stock } = product;
  const first = pictures[shown];
  return (
    <section className={panel} aria-label="Product">
      <div className={stage}>
        <Picture sources={first === undefined ? pictures : [first, ...pictures]} seed={_id} alt={name} size="stage" haste="first" />
      </div>
      {pictures.length > 1 && <Thumbs pictures={pictures} seed={_id} shown={shown} onShow={setShown} />}
      <div className={words}>
        {product.status !== '' && (
          <span className={status}>
            <Badge tone="neutral">{product.status}</Badge>
          </span>
        )}
        <Heading level={2} size={3}>
          {name}
        </Heading>
        <dl className={available}>
          <dt>Available Product</dt>
          <dd className={figure}>{stock ?? 'Stock unknown'}</dd>
        </dl>
      </div>
      {description !== '' && (
        <div className={about}>
          <Text tone="soft">{description}</Text>
        </div>
      )}
    </section>
  );
}
