'use client';

import { useRef, type KeyboardEvent } from 'react';
import { isRightToLeft } from '../../isRightToLeft.ts';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import * as css from './Gallery.css.ts';

export interface ThumbsProps {
  pictures: readonly string[];
  /** The index of the large picture, from 0. */
  current: number;
  onChoose: (index: number) => void;
}

/** The thumbnails that choose a product's large picture. Like native radio buttons, they are one stop of Tab, and arrow keys move on. */
export function Thumbs({ pictures, current, onChoose }: ThumbsProps) {
  const group = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const right = isRightToLeft(event.currentTarget) ? -1 : 1;
    const by = { ArrowRight: right, ArrowDown: 1, ArrowLeft: -right, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (current + by + pictures.length) % pictures.length;
    onChoose(next);
    group.current?.querySelectorAll('button').item(next).focus();
  };
  return (
    <div ref={group} className={css.thumbs} role="radiogroup" aria-label="Picture">
      {pictures.map((picture, index) => (
        <button
          key={`${index} ${picture}`}
          type="button"
          role="radio"
          className={css.thumb}
          aria-label={`Picture ${index + 1} of ${pictures.length}`}
          aria-checked={index === current}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onChoose(index)}
          onKeyDown={onKeyDown}
        >
          <Picture sources={[picture, ...pictures]} alt="" colorKey={pictures[0]} size="thumb" />
        </button>
      ))}
    </div>
  );
}
