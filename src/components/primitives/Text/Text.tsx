import type { HTMLAttributes } from 'react';
import { priceSize, sizes, tones, weights } from './Text.css.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element it is. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'strong' | 'blockquote' | 'figcaption';
  /** `price` has figures of one width. Without it, the size of what it stands in. */
  size?: keyof typeof sizes | 'price';
  /** Without it, the colour of what it stands in. */
  tone?: 'ink' | keyof typeof tones;
  /** Without it, the weight of what it stands in. */
  weight?: keyof typeof weights;
}

/** Running text, labels and prices. For what names a section use Heading. */
export function Text({ as: Element = 'p', size, tone = 'ink', weight, ...rest }: TextProps) {
  const sizeClass = size === 'price' ? priceSize : size && sizes[size];
  const classes = [sizeClass, tone !== 'ink' && tones[tone], weight && weights[weight]].filter(Boolean).join(' ');
  return <Element {...rest} className={classes || undefined} />;
}
