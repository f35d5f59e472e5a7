import type { StoredSession } from '#app/services/storedSession.ts';

/** The session of somebody who is signed in on this device, so that the flows start at once. */
export const signedInBefore: StoredSession = { exists: () => true, onChange: () => () => {} };

/** The session of a device on which nobody is signed in, so that the flows start only when a page needs them. */
export const signedOutBefore: StoredSession = { exists: () => false, onChange: () => () => {} };
