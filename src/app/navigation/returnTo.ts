/** The page to return to after signing in. It is the state of the history entry, so it survives a reload and a detour through /signup. */
export interface ReturnToState {
  returnTo: string;
  /** The email of the account that the page denied. */
  deniedEmail?: string;
}

/** Returns the state that leads back to this location. */
export const toReturnTo = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): ReturnToState => ({
  returnTo: pathname + search + hash,
});
