'use client';

import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import { Icon } from '../Icon/Icon.tsx';
import { usePicture } from '../Picture/usePicture.ts';
import { avatar, faces, sizes } from './Avatar.css.ts';
import { DEFAULT_PERSON } from './defaultPerson.ts';

export interface AvatarProps {
  /** The photo's address, or several in order of preference. If none loads, the default person is shown (docs/spec.md#navigation-bar). */
  photo: string | readonly string[];
  /** The person's name, for screen readers; '' if the name is shown beside it. */
  name: string;
  /** 38, 44 or 96 px. @default 'medium' */
  size?: keyof typeof sizes;
}

/** A person's round profile picture. Use Picture for products. */
export function Avatar({ photo, name, size = 'medium' }: AvatarProps) {
  const { address, ref, onError } = usePicture([photo, DEFAULT_PERSON].flat());
  const classes = `${avatar} ${sizes[size]}`;
  if (address === null) {
    return (
      <span className={classes} data-state="placeholder" role={name === '' ? undefined : 'img'} aria-label={name || undefined}>
        <Icon icon={UserRound} size="large" />
      </span>
    );
  }
  const face = address.endsWith(DEFAULT_PERSON) ? 'person' : 'photo';
  return (
    <span className={classes} data-state={face}>
      <img
        key={address}
        ref={ref}
        className={faces[face]}
        src={address}
        alt={name}
        width={96}
        height={96}
        decoding="async"
        referrerPolicy="no-referrer"
        draggable={false}
        onError={onError}
      />
    </span>
  );
}
