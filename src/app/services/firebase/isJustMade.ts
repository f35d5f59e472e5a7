import type { User } from 'firebase/auth';

/** Milliseconds. The SDK gives each of the two calls up after half a minute; the rest is for a slow service. */
const JUST_NOW = 120_000;

/**
 * Whether an account was made by the sign-up that has just ended: it has no name, and is hardly older than the sign-in.
 * @param signedInAt when it was signed in, by the service's clock as well: the one here may be wrong
 */
export const isJustMade = ({ displayName, metadata }: Pick<User, 'displayName' | 'metadata'>, signedInAt: string): boolean =>
  (displayName ?? '') === '' && Date.parse(signedInAt) - Date.parse(metadata.creationTime ?? '') <= JUST_NOW;
