import type { HTMLAttributes } from 'react';
import { sizes, tones, weights } from './Text.css.ts';

export interface TextProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element to render. @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'strong' | 'blockquote' | 'figcaption';
  /** `price` has digits of equal width. Inherited if omitted. */
  size?: keyof typeof sizes;
  /** Inherited if omitted. */
  tone?: 'foreground' | keyof typeof tones;
  /** Inherited if omitted. */
  weight?: keyof typeof weights;
}

/** Running text, labels and prices. Use Heading for the name of a section. */
export function Text({ as: Element = 'p', size, tone = 'foreground', weight, ...rest }: TextProps) {
  const classes = [size && sizes[size], tone !== 'foreground' && tones[tone], weight && weights[weight]].filter(Boolean).join(' ');
  return <Element {...rest} className={classes || undefined} />;
}
