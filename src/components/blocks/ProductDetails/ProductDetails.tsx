import { useId } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Gallery } from '../Gallery/Gallery.tsx';
import { BookLink } from '../ProductCard/BookLink.tsx';
import { Price } from '../ProductCard/Price.tsx';
import * as css from './ProductDetails.css.ts';

/** A car tool with all that is known of it. */
export interface DetailedProduct {
  /** Decides the tint, so that it is the one of the card. */
  id: string;
  name: string;
  /** The pictures that there are, in the order of img, img2, img3. */
  pictures: string[];
  /** Free text of the backend; '' shows no badge. */
  status: string;
  /** '$64.90' or 'Price unavailable'. */
  price: string;
  /** '48 available', 'Sold Out' or 'Stock unknown'. */
  stock: string;
  /** Several paragraphs are parted by line breaks; '' when there is none. */
  description: string;
  /** A date ready to read; '' when unknown, then left out. */
  releaseDate: string;
  /** null when it cannot be booked since its price cannot be read. */
  bookHref: string | null;
}

export interface ProductDetailsProps {
  product: DetailedProduct;
}

/** The details of a car tool (docs/spec.md#car-items): for the dialog, which shows its name above. In a list use ProductCard. */
export function ProductDetails({ product }: ProductDetailsProps) {
  const priceId = useId();
  return (
    <div className={css.columns}>
      {/* The second picture comes first, as documented: the card has shown the first one. */}
      <Gallery name={product.name} pictures={product.pictures} seed={product.id} first={1} />
      <div className={css.facts}>
        {product.status !== '' && (
          <div>
            <Badge tone="neutral">{product.status}</Badge>
          </div>
        )}
        <div className={css.purchase}>
          <Price id={priceId} size="details">
            {product.price}
          </Price>
          <Text tone="soft">{product.stock}</Text>
        </div>
        {product.description !== '' && <p className={css.description}>{product.description}</p>}
        {product.releaseDate !== '' && (
          <dl className={css.release}>
            <dt>Release date</dt>
            <dd>{product.releaseDate}</dd>
          </dl>
        )}
        <div className={css.book}>
          <BookLink href={product.bookHref} label="Book" product={product.name} reasonId={priceId} size="large" />
        </div>
      </div>
    </div>
  );
}
