import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { icon as look, sizes } from './Icon.css.ts';

export interface IconProps {
  /** The lines to draw, from `lucide/dist/esm/icons/<name>.mjs`. */
  icon: IconNode;
  /** 16, 20 or 24 px; `text` follows the words beside it, `fill` takes the width of its place. @default 'medium' */
  size?: keyof typeof sizes;
}

/** A small drawing in the colour of the text around it, for the eye alone: the words beside it, or the control's name, say what it means. For a product use Picture. */
export function Icon({ icon, size = 'medium' }: IconProps) {
  return (
    <svg className={`${look} ${sizes[size]}`} viewBox="0 0 24 24" aria-hidden="true">
      {icon.map(([shape, attributes], index) => createElement(shape, { ...attributes, key: index }))}
    </svg>
  );
}
