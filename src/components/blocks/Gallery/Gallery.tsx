'use client';

import { useState } from 'react';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import * as css from './Gallery.css.ts';
import { Thumbs } from './Thumbs.tsx';
import { useSwipe } from './useSwipe.ts';

export interface GalleryProps {
  /** The product's name, for screen readers. */
  name: string;
  /** Addresses in display order; '' is skipped. The others replace a broken one, and a placeholder replaces the last. */
  pictures: readonly string[];
  /** The index of the initial picture. @default 0 */
  first?: number;
}

/** The pictures of one product: a large one, and thumbnails. Clicks, arrow keys and swipes select one. Use Picture for a single one. */
export function Gallery({ name, pictures: given, first = 0 }: GalleryProps) {
  const pictures = given.filter((picture) => picture !== '');
  const [chosen, setChosen] = useState(first);
  const count = Math.max(pictures.length, 1);
  const current = Math.min(chosen, count - 1);
  const sourcesOf = (index: number) => [...pictures.slice(index, index + 1), ...pictures.filter((_, other) => other !== index)];

  const step = (by: number) => setChosen((current + by + count) % count);
  const swipe = useSwipe(step);

  return (
    <Stack gap="medium" role="group" aria-label={`Pictures of ${name}`}>
      <div className={css.stage} {...swipe}>
        <Picture
          key={current}
          sources={sourcesOf(current)}
          alt={count > 1 ? `${name}, picture ${current + 1} of ${count}` : name}
          colorKey={pictures[0]}
          size="stage"
        />
      </div>
      {count > 1 && <Thumbs pictures={pictures} current={current} onChoose={setChosen} />}
    </Stack>
  );
}
