import type { User } from 'firebase/auth';

/** Milliseconds. The SDK gives up on each of the two calls after 30 seconds; the rest allows for a slow service. */
const JUST_NOW = 120_000;

/**
 * True if the sign-up that has just ended created this account: it has no name and is hardly older than the sign-in.
 * @param signedInAt the sign-in time by the service's clock, because the local clock may be wrong
 */
export const isJustMade = ({ displayName, metadata }: Pick<User, 'displayName' | 'metadata'>, signedInAt: string): boolean =>
  (displayName ?? '') === '' && Date.parse(signedInAt) - Date.parse(metadata.creationTime ?? '') <= JUST_NOW;
