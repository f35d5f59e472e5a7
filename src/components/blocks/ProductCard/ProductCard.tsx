import { useId } from 'react';
import { BOOK, DETAILS } from '#contract/texts.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx';
import { MovingPicture, type MovingPictureProps } from '../../primitives/Picture/MovingPicture.tsx';
import { Rating } from '../../primitives/Rating/Rating.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { BookLink, type BookableView } from './BookLink.tsx';
import { CardFrame } from './CardFrame.tsx';
import { actions, facts, last } from './ProductCard.css.ts';
import { Price } from './Price.tsx';
import { NameSkeleton, PriceSkeleton } from './textSkeletons.tsx';

/** The data of a ProductCard, formatted for display. */
export interface ProductCardView extends BookableView {
  id: string;
  name: string;
  /** In order of preference. The next one replaces a broken one. */
  pictures: string[];
  /** Free text from the backend; '' shows no badge. */
  status: string;
  /** '$64.90' or 'Price unavailable'. */
  price: string;
  /** '48 available' or 'Stock unknown'. Not shown if the product is sold out, because the button's place says so. */
  stock: string;
  /** From 0 to 5. Nothing is shown for null or another number. */
  rating: number | null;
  detailsHref: string;
}

export interface ProductCardProps {
  product: ProductCardView;
  /** The level of its heading: one below the heading of the list. @default 3 */
  headingLevel?: HeadingProps['level'];
  /** When its picture loads: `first` if the card is visible when the page opens. @default 'later' */
  priority?: MovingPictureProps['priority'];
}

/**
 * A car tool in a list, with links to its details and its booking form (docs/spec.md#car-items). Use CameraCard for cameras and PhoneCard
 * for phones.
 */
export function ProductCard({ product, headingLevel = 3, priority = 'later' }: ProductCardProps) {
  const priceId = useId();
  return (
    <CardFrame
      phone="beside"
      picture={<MovingPicture productId={product.id} sources={product.pictures} alt="" size="tile" priority={priority} />}
      labels={product.status === '' ? undefined : <Badge tone="neutral">{product.status}</Badge>}
      rating={<Rating value={product.rating} variant="chip" />}
    >
      <Heading level={headingLevel} size={4} dir="auto">
        {product.name}
      </Heading>
      <div className={last}>
        <div className={facts}>
          <Price id={priceId}>{product.price}</Price>
          {!product.isSoldOut && (
            <Text size="small" tone="muted">
              {product.stock}
            </Text>
          )}
        </div>
        <div className={actions}>
          <ButtonLink href={product.detailsHref} size="small" width="full">
            <span>
              {DETAILS}
              <VisuallyHidden>{` of ${product.name}`}</VisuallyHidden>
            </span>
          </ButtonLink>
          <BookLink label={BOOK} product={product} reasonId={priceId} />
        </div>
      </div>
    </CardFrame>
  );
}

/** Placeholder for a ProductCard while it loads, as tall as the card. */
export function ProductCardSkeleton() {
  return (
    <CardFrame phone="beside" picture={<Skeleton shape="picture" />}>
      <NameSkeleton />
      <div className={last}>
        <div className={facts}>
          <PriceSkeleton />
        </div>
        <div className={actions}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </div>
    </CardFrame>
  );
}
