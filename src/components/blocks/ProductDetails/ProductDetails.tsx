import { useId } from 'react';
import { BOOK } from '#contract/texts.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Rating } from '../../primitives/Rating/Rating.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Gallery } from '../Gallery/Gallery.tsx';
import { BookLink, type BookableView } from '../ProductCard/BookLink.tsx';
import { Price } from '../ProductCard/Price.tsx';
import * as css from './ProductDetails.css.ts';

/** The data of ProductDetails, formatted for display. */
export interface ProductDetailsView extends BookableView {
  name: string;
  /** The pictures that exist, in the order of img, img2, img3. */
  pictures: string[];
  /** Free text from the backend; '' shows no badge. */
  status: string;
  /** '$64.90' or 'Price unavailable'. */
  price: string;
  /** '48 available' or 'Stock unknown'. Not shown if the product is sold out. */
  stock: string;
  /** From 0 to 5. Nothing is shown for null or another number. */
  rating: number | null;
  /** Line breaks separate paragraphs; '' if there is no description. */
  description: string;
  /** A formatted date; '' if unknown, and then it is not shown. */
  releaseDate: string;
}

export interface ProductDetailsProps {
  product: ProductDetailsView;
}

/** The details of a car tool (docs/spec.md#car-items), for the dialog, which shows the name above. Use ProductCard in a list. */
export function ProductDetails({ product }: ProductDetailsProps) {
  const priceId = useId();
  return (
    <div className={css.columns}>
      {/* Starts with the second picture, as documented, because the card already shows the first. */}
      <Gallery name={product.name} pictures={product.pictures} first={1} />
      <Stack gap="gutter">
        <div className={css.labels}>
          {product.status !== '' && <Badge tone="neutral">{product.status}</Badge>}
          <Rating value={product.rating} />
        </div>
        <div className={css.purchase}>
          <Price id={priceId} size="details">
            {product.price}
          </Price>
          {!product.isSoldOut && <Text tone="muted">{product.stock}</Text>}
        </div>
        {product.description !== '' && (
          <p className={css.description} dir="auto">
            {product.description}
          </p>
        )}
        {product.releaseDate !== '' && (
          <dl className={css.release}>
            <dt>Release date</dt>
            <dd>{product.releaseDate}</dd>
          </dl>
        )}
        <div className={css.book}>
          <BookLink label={BOOK} product={product} reasonId={priceId} size="large" />
        </div>
      </Stack>
    </div>
  );
}

/** Placeholder for ProductDetails while they load. Announces once that they are loading. */
export function ProductDetailsSkeleton() {
  return (
    <>
      <VisuallyHidden as="p" role="status">
        Loading the details
      </VisuallyHidden>
      <div className={css.columns} aria-busy="true">
        <Stack gap="medium">
          <Skeleton shape="picture" />
          <div className={css.thumbs}>
            <Skeleton shape="thumb" />
            <Skeleton shape="thumb" />
            <Skeleton shape="thumb" />
          </div>
        </Stack>
        <Stack gap="gutter">
          <Skeleton shape="text" width="short" />
          <div className={css.description}>
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="text" width="half" />
          </div>
          <div className={css.book}>
            <Skeleton shape="button" />
          </div>
        </Stack>
      </div>
    </>
  );
}
