import type { User } from 'firebase/auth';
import type { Identity } from '#contract/entities/identity.ts';

/** Who somebody is, as Firebase knows it; '' where it knows nothing (docs/spec.md#entities). */
export const toIdentity = ({ email, displayName, photoURL }: Pick<User, keyof Identity>): Identity => ({
  email: email ?? '',
  displayName: displayName ?? '',
  photoURL: photoURL ?? '',
});
