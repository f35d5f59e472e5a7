import PictureFrame from 'lucide/dist/esm/icons/image.mjs';
import { Icon } from '../Icon/Icon.tsx';
import { object, objects, placeholder, sizes, tile, tints } from './Picture.css.ts';
import { tintOf } from './tint.ts';
import { usePicture } from './usePicture.ts';

export interface PictureProps {
  /** Addresses, best first: the next stands in for one that is missing, broken or not safe to ask for. */
  sources: readonly string[];
  /** What it shows; '' where the name stands beside it. */
  alt: string;
  /** Decides the tint of the tile: the id of the thing shown, so that it keeps its tint everywhere. Neutral without it. */
  seed?: string;
  /** `thumb` in rows (48 px), `tile` on cards and `stage` beside a form: both as wide as their place. */
  size: keyof typeof sizes;
  /** `first` for what a page opens with; `later` waits until it nears the window. @default 'later' */
  haste?: 'first' | 'later';
}

/** A product's object on a tinted tile. For a person's face use Avatar. */
export function Picture({ sources, alt, seed, size, haste = 'later' }: PictureProps) {
  const { address, ref, onError } = usePicture(sources);
  const classes = [tile, sizes[size], seed !== undefined && tints[tintOf(seed)]].filter(Boolean).join(' ');
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
        loading={haste === 'first' ? 'eager' : 'lazy'}
        fetchPriority={haste === 'first' ? 'high' : 'auto'}
        decoding="async"
        referrerPolicy="no-referrer"
        draggable={false}
        onError={onError}
      />
    </span>
  );
}
