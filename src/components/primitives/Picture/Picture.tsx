'use client';

import PictureFrame from 'lucide/dist/esm/icons/image.mjs';
import { Icon } from '../Icon/Icon.tsx';
import { object, objects, placeholder, sizes, tile, tints } from './Picture.css.ts';
import { tintOf } from './tint.ts';
import { usePicture } from './usePicture.ts';

export interface PictureProps {
  /** Addresses in order of preference. The next one replaces one that is missing, broken or unsafe to request. */
  sources: readonly string[];
  /** Describes the picture; '' if the name is shown beside it. */
  alt: string;
  /**
   * Determines the tile's tint: the product's first picture, if `sources` begin with another one. An order stores this picture, so a
   * product and its orders have the same tint. Neutral without any picture. @default the first of `sources`
   */
  colorKey?: string | undefined;
  /** `thumb` in rows (48 px); `tile` on cards and `stage` beside a form, both as wide as their container. */
  size: keyof typeof sizes;
  /** `first` for pictures visible when the page opens; `later` loads when the picture is near the viewport. @default 'later' */
  priority?: 'first' | 'later';
}

const firstOf = (sources: readonly string[]) => sources.find((source) => source !== '');

/** A product's picture on a tinted tile. Use Avatar for a person. */
export function Picture({ sources, alt, colorKey = firstOf(sources), size, priority = 'later' }: PictureProps) {
  const { address, ref, onError } = usePicture(sources);
  const classes = [tile, sizes[size], colorKey !== undefined && tints[tintOf(colorKey)]].filter(Boolean).join(' ');
  if (address === null) {
    return (
      <span className={classes} data-state="placeholder" role={alt === '' ? undefined : 'img'} aria-label={alt || undefined}>
        <span className={placeholder}>
          <Icon icon={PictureFrame} size="fill" />
        </span>
      </span>
    );
  }
  return (
    <span className={classes} data-state="picture">
      <img
        key={address}
        ref={ref}
        className={`${object} ${objects[size]}`}
        src={address}
        alt={alt}
        width={256}
        height={256}
        loading={priority === 'first' ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : 'auto'}
        decoding="async"
        referrerPolicy="no-referrer"
        draggable={false}
        onError={onError}
      />
    </span>
  );
}
