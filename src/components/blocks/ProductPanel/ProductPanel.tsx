'use client';

import { useState } from 'react';
import type { Product } from '#contract/entities/product.ts';
import { AVAILABLE } from '#contract/texts.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { MovingPicture } from '../../primitives/Picture/MovingPicture.tsx';
import { Rating } from '../../primitives/Rating/Rating.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Thumbs } from '../Gallery/Thumbs.tsx';
import * as css from './ProductPanel.css.ts';

export interface ProductPanelProps {
  product: Pick<Product, '_id' | 'name' | 'pictures' | 'description' | 'stock' | 'status' | 'rating'>;
}

/** The product beside the booking form: its pictures and how many pieces are available. On a phone it stays small. */
export function ProductPanel({ product }: ProductPanelProps) {
  const [shown, setShown] = useState(0);
  const { _id, name, pictures, description, stock } = product;
  const first = pictures[shown];
  return (
    <section className={css.panel} aria-label="Product">
      <div className={css.stage}>
        <MovingPicture
          productId={_id}
          sources={first === undefined ? pictures : [first, ...pictures]}
          colorKey={pictures[0]}
          alt={name}
          size="stage"
          priority="first"
        />
      </div>
      {pictures.length > 1 && (
        <div className={css.thumbs}>
          <Thumbs pictures={pictures} current={shown} onChoose={setShown} />
        </div>
      )}
      <div className={css.text}>
        {product.status !== '' && <Badge tone="neutral">{product.status}</Badge>}
        <Heading level={2} size={3} dir="auto">
          {name}
        </Heading>
        <Rating value={product.rating} />
        <dl className={css.available}>
          <dt>{AVAILABLE}</dt>
          <dd className={css.figure}>{stock ?? 'Stock unknown'}</dd>
        </dl>
      </div>
      {description !== '' && (
        <div className={css.about}>
          <Text tone="muted" dir="auto">
            {description}
          </Text>
        </div>
      )}
    </section>
  );
}

export interface ProductPanelSkeletonProps {
  /** The product, if its list has been read already. */
  product?: Pick<Product, '_id' | 'pictures'> | undefined;
}

/** Placeholder for a ProductPanel while the product loads. The screen around it sets `aria-busy`. */
export function ProductPanelSkeleton({ product }: ProductPanelSkeletonProps) {
  return (
    <div className={css.panel}>
      <div className={css.stage}>
        {product === undefined ? (
          <Skeleton shape="picture" />
        ) : (
          <MovingPicture productId={product._id} sources={product.pictures} alt="" size="stage" priority="first" />
        )}
      </div>
      <div className={css.text}>
        <Skeleton shape="text" />
        <Skeleton shape="text" width="half" />
      </div>
      <div className={css.about}>
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
