import { useId } from 'react';
import { BOOK_NOW } from '#contract/texts.ts';
import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx';
import { MovingPicture, type MovingPictureProps } from '../../primitives/Picture/MovingPicture.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { BookLink, type BookableView } from '../ProductCard/BookLink.tsx';
import { CardFrame } from '../ProductCard/CardFrame.tsx';
import { last } from '../ProductCard/ProductCard.css.ts';
import { Price } from '../ProductCard/Price.tsx';
import { NameSkeleton, PriceSkeleton } from '../ProductCard/textSkeletons.tsx';
import { container, purchase, phoneOnly } from './CameraCard.css.ts';

/** The data of a CameraCard, formatted for display. */
export interface CameraCardView extends BookableView {
  id: string;
  name: string;
  pictures: string[];
  /** 'Minimum order 1 · 12 available', or only the minimum if it is sold out. */
  note: string;
  /** '$349.00/per' or 'Price unavailable'. */
  price: string;
}

export interface CameraCardProps {
  camera: CameraCardView;
  /** The level of its heading: one below the heading of the list. @default 3 */
  headingLevel?: HeadingProps['level'];
  /** When its picture loads: `first` if the card is visible when the page opens. @default 'later' */
  priority?: MovingPictureProps['priority'];
}

/** A camera product in a list (docs/spec.md#camera-tools-products). It has no link to details, because the booking form shows them. */
export function CameraCard({ camera, headingLevel = 3, priority = 'later' }: CameraCardProps) {
  const priceId = useId();
  return (
    <CardFrame
      phone="beside"
      tile="wide"
      picture={<MovingPicture productId={camera.id} sources={camera.pictures} alt="" size="tile" priority={priority} />}
    >
      <Heading level={headingLevel} size={4} dir="auto">
        {camera.name}
      </Heading>
      <Text size="small" tone="muted">
        {camera.note}
      </Text>
      <div className={`${last} ${container}`}>
        <div className={purchase}>
          <Price id={priceId}>{camera.price}</Price>
          <BookLink label={BOOK_NOW} product={camera} reasonId={priceId} width="content" />
        </div>
      </div>
    </CardFrame>
  );
}

/** Placeholder for a CameraCard while it loads, as tall as the card. */
export function CameraCardSkeleton() {
  return (
    <CardFrame phone="beside" tile="wide" picture={<Skeleton shape="picture" />}>
      <NameSkeleton />
      <div className={phoneOnly}>
        <NameSkeleton />
        <PriceSkeleton />
      </div>
      <div className={last}>
        <Skeleton shape="button" />
      </div>
    </CardFrame>
  );
}
