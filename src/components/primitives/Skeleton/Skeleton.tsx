import { shapes, skeleton, widths } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What will stand there: a line of `text` in the size of its navigation ref, a small `button`, a `thumb`, a `face`, a profile's `portrait`, a card's `picture`, or a `block` that fills its place. */
  shape: keyof typeof shapes;
  /** How much of the line it takes; `thumb`, `face` and `portrait` have their own width. @default 'full' */
  width?: keyof typeof widths;
}

/** Where content is on its way and its shape is known; the container says `aria-busy`. For work of unknown outcome use Spinner. */
export function Skeleton({ shape, width = 'full' }: SkeletonProps) {
  const sized = shape !== 'thumb' && shape !== 'face' && shape !== 'portrait';
  return <span className={[skeleton, shapes[shape], sized && widths[width]].filter(Boolean).join(' ')} aria-hidden="true" />;
}
