import type { ReactNode } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import * as css from './CardFrame.css.ts';

interface CardFrameProps {
  /** A Picture, or its placeholder while loading. */
  picture: ReactNode;
  /** Short labels over the picture: the first in its upper left corner, a second in its upper right. */
  labels?: ReactNode;
  /** `beside`: on a phone the picture stands beside the words, so that a long list stays short; `above` everywhere. */
  phone: 'beside' | 'above';
  /** `wide` for cards of which few stand in a row. @default 'tall' */
  tile?: 'tall' | 'wide';
  children: ReactNode;
}

/** What all product cards share: a picture with labels, words, and a last row that keeps to the bottom. Only cards use it. */
export function CardFrame({ picture, labels, phone, tile = 'tall', children }: CardFrameProps) {
  return (
    <Card padding="small">
      <div className={css.inside[phone]}>
        <div className={css.picture[tile]}>
          {picture}
          {labels !== undefined && <div className={css.labels}>{labels}</div>}
        </div>
        <div className={css.words}>{children}</div>
      </div>
    </Card>
  );
}
