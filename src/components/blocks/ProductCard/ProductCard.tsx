import { useId } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { BookLink } from './BookLink.tsx';
import { CardFrame } from './CardFrame.tsx';
import { actions, facts, last } from './CardFrame.css.ts';
import { Price } from './Price.tsx';

/** The data of a ProductCard, formatted for display. */
export interface ToolCardView {
  /** Also determines the tint of the picture, so that it is the same everywhere. */
  id: string;
  name: string;
  /** In order of preference. The next one replaces a broken one. */
  pictures: string[];
  /** Free text from the backend; '' shows no badge. */
  status: string;
  /** '$64.90' or 'Price unavailable'. */
  price: string;
  /** '48 available', 'Sold Out' or 'Stock unknown'. */
  stock: string;
  detailsHref: string;
  /** null if the product cannot be booked because its price cannot be read; `price` then says so. */
  bookHref: string | null;
}

export interface ProductCardProps {
  tool: ToolCardView;
  /** The level of its heading: one below the heading of the list. @default 3 */
  headingLevel?: HeadingProps['level'];
}

/**
 * A car tool in a list, with links to its details and its booking form (docs/spec.md#car-items). Use CameraCard for cameras and PhoneCard
 * for phones.
 */
export function ProductCard({ tool, headingLevel = 3 }: ProductCardProps) {
  const priceId = useId();
  return (
    <CardFrame
      phone="beside"
      picture={<Picture sources={tool.pictures} alt="" colorKey={tool.id} size="tile" />}
      labels={tool.status === '' ? undefined : <Badge tone="neutral">{tool.status}</Badge>}
    >
      <Heading level={headingLevel} size={4} dir="auto">
        {tool.name}
      </Heading>
      <div className={last}>
        <div className={facts}>
          <Price id={priceId}>{tool.price}</Price>
          <Text size="small" tone="muted">
            {tool.stock}
          </Text>
        </div>
        <div className={actions}>
          <ButtonLink href={tool.detailsHref} size="small" width="full">
            <span>
              Details
              <VisuallyHidden> of {tool.name}</VisuallyHidden>
            </span>
          </ButtonLink>
          <BookLink href={tool.bookHref} label="Book" product={tool.name} reasonId={priceId} />
        </div>
      </div>
    </CardFrame>
  );
}
