/** Where a visitor was sent to /login from, as kept in the history entry: it survives a reload and a detour through /signup. */
export interface OriginState {
  origin: string;
  /** Whose account the origin refused. */
  refused?: string;
}

/** The path, query and hash of a place in the app, to come back to. */
export const originOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): OriginState => ({
  origin: pathname + search + hash,
});
