import type { User } from 'firebase/auth';
import type { Identity } from '#contract/entities/identity.ts';

/** The identity of a Firebase user; a field is '' if Firebase does not know it (docs/spec.md#entities). */
export const toIdentity = ({ email, displayName, photoURL }: Pick<User, keyof Identity>): Identity => ({
  email: email ?? '',
  displayName: displayName ?? '',
  photoURL: photoURL ?? '',
});
