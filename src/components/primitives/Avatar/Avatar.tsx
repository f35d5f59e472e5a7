import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import { Icon } from '../Icon/Icon.tsx';
import { usePicture } from '../Picture/usePicture.ts';
import { avatar, faces, sizes } from './Avatar.css.ts';
import { DEFAULT_PERSON } from './defaultPerson.ts';

export interface AvatarProps {
  /** Address of the photo, or several, best first; where none is left the default person shows (docs/spec.md#navigation-bar). */
  photo: string | readonly string[];
  /** Whose face it is; '' where the name stands beside it. */
  name: string;
  /** 38, 44 or 96 px. @default 'medium' */
  size?: keyof typeof sizes;
}

/** The round face of a person. For products use Picture. */
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
