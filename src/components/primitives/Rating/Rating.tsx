import * as css from './Rating.css.ts';

export interface RatingProps {
  /** From 0 to 5. Any other number, and null, shows nothing: the backend's scale is unknown. */
  value: number | null;
  /** `chip` has a background of its own, for a rating over a picture. @default 'plain' */
  variant?: 'plain' | 'chip';
}

/** The number of stars, and the width of one in the drawing's units. */
const [STARS, WIDTH] = [5, 20];
const STAR = 'l2.6 5.3 5.9.9-4.3 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.3-4.1 5.9-.9z';
const LEFT_HALF = 'v13.4l-5.2 2.7 1-5.8-4.3-4.1 5.9-.9z';
/** Draws this many stars, the last one perhaps half. */
const pathOf = (count: number) =>
  Array.from({ length: Math.ceil(count) }, (_, index) => `M${(index + 0.5) * WIDTH} 2.2${index + 1 > count ? LEFT_HALF : STAR}`).join('');
const allStars = pathOf(STARS);

/** A rating as stars, rounded to halves, with the exact number beside them. It has the size of the surrounding text. Use Text for a count. */
export function Rating({ value, variant = 'plain' }: RatingProps) {
  if (value === null || !(value >= 0 && value <= STARS)) return null;
  const text = String(Math.round(value * 10) / 10);
  return (
    <span className={css.variants[variant]} role="img" aria-label={`Rated ${text} out of ${STARS}`}>
      <svg className={css.stars} viewBox={`0 0 ${STARS * WIDTH} ${WIDTH}`} aria-hidden="true">
        <path className={css.empty} d={allStars} />
        <path className={css.full} d={pathOf(Math.round(value * 2) / 2)} />
      </svg>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}
