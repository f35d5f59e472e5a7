import { shapes, skeleton, widths } from './Skeleton.css.ts';

export interface SkeletonProps {
  /**
   * The shape of the pending content: a line of `text` in the surrounding font size, a small `button`, a `thumb`, a `face`, a profile's
   * `portrait`, a card's `picture`, or a `block` that fills its container.
   */
  shape: keyof typeof shapes;
  /** The share of the line's width; `thumb`, `face` and `portrait` have their own width. @default 'full' */
  width?: keyof typeof widths;
}

/** A placeholder for pending content of a known shape. Set `aria-busy` on the container. Use Spinner if the outcome is unknown. */
export function Skeleton({ shape, width = 'full' }: SkeletonProps) {
  const sized = shape !== 'thumb' && shape !== 'face' && shape !== 'portrait';
  return <span className={[skeleton, shapes[shape], sized && widths[width]].filter(Boolean).join(' ')} aria-hidden="true" />;
}
