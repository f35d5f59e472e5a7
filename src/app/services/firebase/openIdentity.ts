import type { IdentityService } from '../ports.ts';
import { createFirebaseIdentity } from './createFirebaseIdentity.ts';

/** Firebase, with the configuration of this build. */
export const openIdentity = (): IdentityService => createFirebaseIdentity(CONFIGURATION.firebase);
