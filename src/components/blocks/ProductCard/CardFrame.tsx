import type { ReactNode } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import * as css from './ProductCard.css.ts';

interface CardFrameProps {
  /** A Picture, or its placeholder while loading. */
  picture: ReactNode;
  /** Badges over the picture: the first in its upper left corner, a second in its upper right. */
  labels?: ReactNode;
  /** A Rating over the picture's lower corner. */
  rating?: ReactNode;
  /** `beside` puts the picture beside the text on a phone, so that a long list stays short. `above` puts it above at every width. */
  phone: 'beside' | 'above';
  /** `wide` for cards with only a few in a row. @default 'tall' */
  tile?: 'tall' | 'wide';
  children: ReactNode;
}

/** The layout of all product cards: a picture with badges, text, and a last row at the bottom. Only for cards. */
export function CardFrame({ picture, labels, rating, phone, tile = 'tall', children }: CardFrameProps) {
  return (
    <Card padding="small">
      <div className={css.inside[phone]}>
        <div className={css.picture[tile]}>
          {picture}
          {labels !== undefined && <div className={css.labels}>{labels}</div>}
          {rating !== undefined && <div className={css.rating}>{rating}</div>}
        </div>
        <div className={css.text}>{children}</div>
      </div>
    </Card>
  );
}
