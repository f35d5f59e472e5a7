import { createElement } from 'react';
import * as css from './Icon.css.ts';

/** The shapes of a 24 × 24 drawing, in the form of Lucide's icons: names of SVG elements with their attributes. */
export type IconShapes = readonly (readonly [shape: string, attributes: Readonly<Record<string, string | number | undefined>>])[];

export interface IconProps {
  /** The shapes to draw, such as an icon of `lucide/dist/esm/icons/<name>.mjs`. */
  icon: IconShapes;
  /** 16, 20 or 24 px; `text` scales with the text beside it, `fill` fills the width of its container. @default 'medium' */
  size?: keyof typeof css.sizes;
  /** `text` for one that points to where the text goes on, such as an arrow to another page. @default 'fixed' */
  direction?: 'fixed' | 'text';
}

/**
 * A small icon in the colour of the surrounding text. It is hidden from screen readers: the text beside it or the control's name must say
 * what it means. Use Picture for a product.
 */
export function Icon({ icon, size = 'medium', direction = 'fixed' }: IconProps) {
  const className = `${css.icon} ${css.sizes[size]}`;
  return (
    <svg className={direction === 'text' ? `${className} ${css.withText}` : className} viewBox="0 0 24 24" aria-hidden="true">
      {icon.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
    </svg>
  );
}
