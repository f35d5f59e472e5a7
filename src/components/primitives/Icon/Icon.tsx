import type { IconNode } from 'lucide';
import { createElement } from 'react';
import * as css from './Icon.css.ts';

export interface IconProps {
  /** The shapes to draw, from `lucide/dist/esm/icons/<name>.mjs`. */
  icon: IconNode;
  /** 16, 20 or 24 px; `text` scales with the text beside it, `fill` fills the width of its container. @default 'medium' */
  size?: keyof typeof css.sizes;
}

/**
 * A small icon in the colour of the surrounding text. It is hidden from screen readers: the text beside it or the control's name must say
 * what it means. Use Picture for a product.
 */
export function Icon({ icon, size = 'medium' }: IconProps) {
  return (
    <svg className={`${css.icon} ${css.sizes[size]}`} viewBox="0 0 24 24" aria-hidden="true">
      {icon.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
    </svg>
  );
}
