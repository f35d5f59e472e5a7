'use client';

import { useId } from 'react';
import type { AsyncList } from '../../asyncList.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { MovingPicture } from '../../primitives/Picture/MovingPicture.tsx';
import { CardSection } from '../CardSection/CardSection.tsx';
import { BookLink, type BookableView } from '../ProductCard/BookLink.tsx';
import { CardFrame } from '../ProductCard/CardFrame.tsx';
import { purchase } from '../ProductCard/ProductCard.css.ts';
import { Price } from '../ProductCard/Price.tsx';
import { ProductCardSkeleton } from '../ProductCard/ProductCard.tsx';

/** A product that is offered instead of another, formatted for display. */
export interface SimilarProductView extends BookableView {
  id: string;
  name: string;
  /** In order of preference. */
  pictures: readonly string[];
  /** '$64.90'. */
  price: string;
  /** The label of its link, as on its own card. */
  bookLabel: string;
}

/** The largest number of similar products: two rows beside the sold-out one. */
export const MAX_SIMILAR = 4;

export interface SimilarProductsProps {
  products: AsyncList<SimilarProductView>;
  /** The list of all products of this kind. */
  showAll: { href: string; label: string };
  onRetry: () => void;
}

const toCard = (product: SimilarProductView) => <SimilarProduct product={product} />;

/** Offers products that can be booked instead of one that is sold out. Use CardSection for any other list of cards. */
export function SimilarProducts({ products, showAll, onRetry }: SimilarProductsProps) {
  return (
    <CardSection
      title="Similar products"
      intro={products.state === 'ready' ? 'All of these are in stock.' : undefined}
      emptyText="Nothing similar is in stock right now"
      showAll={showAll}
      columns="form2"
      rows={products}
      expected={MAX_SIMILAR}
      placeholder={<ProductCardSkeleton />}
      card={toCard}
      onRetry={onRetry}
    />
  );
}

function SimilarProduct({ product }: { product: SimilarProductView }) {
  const priceId = useId();
  return (
    <CardFrame phone="beside" picture={<MovingPicture productId={product.id} sources={product.pictures} alt="" size="tile" />}>
      <Heading level={3} size={4} dir="auto">
        {product.name}
      </Heading>
      <div className={purchase}>
        <Price id={priceId}>{product.price}</Price>
        <BookLink product={product} label={product.bookLabel} reasonId={priceId} />
      </div>
    </CardFrame>
  );
}
