import { useId } from 'react';
import { BOOK_NOW, NEW_BADGE, PHONE_BADGE } from '#contract/texts.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx';
import { MovingPicture, type MovingPictureProps } from '../../primitives/Picture/MovingPicture.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { BookLink, type BookableView } from '../ProductCard/BookLink.tsx';
import { CardFrame } from '../ProductCard/CardFrame.tsx';
import { purchase } from '../ProductCard/ProductCard.css.ts';
import { Price } from '../ProductCard/Price.tsx';
import { NameSkeleton, PriceSkeleton } from '../ProductCard/textSkeletons.tsx';

/** The data of a PhoneCard, formatted for display. */
export interface PhoneCardView extends BookableView {
  id: string;
  name: string;
  pictures: string[];
  /** '$399.00' or 'Price unavailable'. */
  price: string;
}

export interface PhoneCardProps {
  phone: PhoneCardView;
  /** The level of its heading: one below the heading of the list. @default 3 */
  headingLevel?: HeadingProps['level'];
  /** When its picture loads: `first` if the card is visible when the page opens. @default 'later' */
  priority?: MovingPictureProps['priority'];
}

/** A mobile phone in a list. The badges NEW and 100 are constant, as documented (docs/product-rules.md#mobile-phone-cards). */
export function PhoneCard({ phone, headingLevel = 3, priority = 'later' }: PhoneCardProps) {
  const priceId = useId();
  return (
    <CardFrame
      phone="above"
      picture={<MovingPicture productId={phone.id} sources={phone.pictures} alt="" size="tile" priority={priority} />}
      labels={
        <>
          <Badge tone="foreground">{NEW_BADGE}</Badge>
          <Badge tone="neutral">{PHONE_BADGE}</Badge>
        </>
      }
    >
      <Heading level={headingLevel} size={4} dir="auto">
        {phone.name}
      </Heading>
      <div className={purchase}>
        <Price id={priceId}>{phone.price}</Price>
        <BookLink label={BOOK_NOW} product={phone} reasonId={priceId} />
      </div>
    </CardFrame>
  );
}

/** Placeholder for a PhoneCard while it loads, as tall as the card. */
export function PhoneCardSkeleton() {
  return (
    <CardFrame phone="above" picture={<Skeleton shape="picture" />}>
      <NameSkeleton />
      <div className={purchase}>
        <PriceSkeleton />
        <Skeleton shape="button" />
      </div>
    </CardFrame>
  );
}
