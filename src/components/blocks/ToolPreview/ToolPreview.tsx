import { useId } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { usePicture } from '../../primitives/Picture/usePicture.ts';
import { useSafePicture } from '../../primitives/Picture/useSafePicture.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { ProductCard, type ToolCardView } from '../ProductCard/ProductCard.tsx';
import { card, preview } from './ToolPreview.css.ts';
import { shownPictureText } from './shownPictureText.ts';

export interface ToolPreviewProps {
  /** The card's view of what is typed so far. */
  tool: ToolCardView;
  /** Its heading's place in the outline of the page. @default 2 */
  level?: 2 | 3;
}

/**
 * What shoppers will see of a product that is still being typed: their own ProductCard, which is inert here, so that neither Tab nor a
 * press reaches its links: there is nothing behind them yet. For a product that there is use ProductCard.
 */
export function ToolPreview({ tool, level = 2 }: ToolPreviewProps) {
  const headingId = useId();
  const toSafe = useSafePicture();
  // The card's picture hears the same failures, so both agree on which one is left.
  const { address, onError } = usePicture(tool.pictures);
  const shown = address === null ? -1 : tool.pictures.map(toSafe).indexOf(address);
  return (
    <section className={preview} aria-labelledby={headingId}>
      <Heading level={level} size={3} id={headingId}>
        Preview
      </Heading>
      <Text size="small" tone="soft">
        The card that shoppers will see. Nothing on it can be pressed yet.
      </Text>
      <div className={card} inert onErrorCapture={onError}>
        <ProductCard tool={tool} />
      </div>
      <Text size="small" tone="soft">
        {shownPictureText(tool.pictures, shown)}
      </Text>
    </section>
  );
}
