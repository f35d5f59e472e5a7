import { useId } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { BookLink } from './BookLink.tsx';
import { CardFrame } from './CardFrame.tsx';
import { actions, facts, last } from './CardFrame.css.ts';
import { Price } from './Price.tsx';

/** A car tool as its card shows it: texts ready to read, addresses ready to follow. */
export interface ToolCardView {
  /** Also decides the tint, so that a product keeps it wherever it stands. */
  id: string;
  name: string;
  /** Best first; the next stands in for a broken one. */
  pictures: string[];
  /** Free text of the backend; '' shows no badge. */
  status: string;
  /** '$64.90' or 'Price unavailable'. */
  price: string;
  /** '48 available', 'Sold Out' or 'Stock unknown'. */
  stock: string;
  detailsHref: string;
  /** null when it cannot be booked since its price cannot be read; the price then says so. */
  bookHref: string | null;
}

export interface ProductCardProps {
  tool: ToolCardView;
}

/**
 * A car tool in a list, with its details and its booking one press away (docs/spec.md#car-items). For cameras use CameraCard, for phones
 * PhoneCard.
 */
export function ProductCard({ tool }: ProductCardProps) {
  const priceId = useId();
  return (
    <CardFrame
      phone="beside"
      picture={<Picture sources={tool.pictures} alt="" seed={tool.id} size="tile" />}
      labels={tool.status === '' ? undefined : <Badge tone="neutral">{tool.status}</Badge>}
    >
      <Heading level={3} size={4} dir="auto">
        {tool.name}
      </Heading>
      <div className={last}>
        <div className={facts}>
          <Price id={priceId}>{tool.price}</Price>
          <Text size="small" tone="soft">
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
