'use client';

import { useId } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { usePicture, useSafePicture } from '../../primitives/Picture/usePicture.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { ProductCard, type ProductCardView } from '../ProductCard/ProductCard.tsx';
import { card } from './ToolPreview.css.ts';

export interface ToolPreviewProps {
  /** The card's data, made from the values typed so far. */
  tool: ProductCardView;
  /** The level of its heading. @default 2 */
  level?: 2 | 3;
}

/**
 * Previews a product that is still being typed as the ProductCard that shoppers will see. The card is inert, so that neither Tab nor a
 * click reaches its links, which lead nowhere yet. Use ProductCard for a product that exists.
 */
export function ToolPreview({ tool, level = 2 }: ToolPreviewProps) {
  const headingId = useId();
  const toSafe = useSafePicture();
  // Gets the same error events as the card's picture, so that both agree on which picture is shown.
  const { address, onError } = usePicture(tool.pictures);
  const shown = address === null ? -1 : tool.pictures.map(toSafe).indexOf(address);
  return (
    <Stack gap="small" as="section" aria-labelledby={headingId}>
      <Heading level={level} size={3} id={headingId}>
        Preview
      </Heading>
      <Text size="small" tone="muted">
        The card that shoppers will see. Its links do not work yet.
      </Text>
      <div className={card} inert onErrorCapture={onError}>
        <ProductCard product={tool} headingLevel={level === 2 ? 3 : 4} />
      </div>
      <Text size="small" tone="muted">
        {shownPictureText(tool.pictures, shown)}
      </Text>
    </Stack>
  );
}

/** Says which of the pictures a card shows, and why it does not show the first. `shown` is the index, or -1 for none. */
export function shownPictureText(pictures: readonly string[], shown: number): string {
  const isGiven = (picture: string | undefined) => picture !== undefined && picture.trim() !== '';
  if (shown === -1) return pictures.some(isGiven) ? 'None of the images can be shown.' : 'No image yet.';
  const name = `Image ${shown + 1}`;
  if (shown === 0) return `It shows ${name}.`;
  return `It shows ${name}, since Image 1 ${isGiven(pictures[0]) ? 'cannot be shown' : 'is missing'}.`;
}
