import type { IdentityService } from '../ports.ts';
import { createFirebaseIdentity } from './createFirebaseIdentity.ts';

/** Firebase, as this build was told to reach it. */
export const openIdentity = (): IdentityService => createFirebaseIdentity(CONFIGURATION.firebase);
