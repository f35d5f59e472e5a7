/** The page that redirected to /login, as stored in the history entry. It survives a reload and a detour through /signup. */
export interface ReturnToState {
  origin: string;
  /** The email of the account that the page refused. */
  refused?: string;
}

/** The path, query and hash of a page in the app, to return to after signing in. */
export const toReturnTo = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): ReturnToState => ({
  origin: pathname + search + hash,
});
