/** The access token of the signed-in user, in memory only (docs/product-rules.md#token). */
export interface AccessToken {
  /**
   * Call it when a user signs in or a session is restored. Fetches a token unless the user has one. Users without an email get no token.
   */
  start(email: string): void;
  /** The cached token. */
  current(): string | undefined;
  /**
   * Resolves with the token. Waits for a pending request, and fetches a missing token. Never rejects: resolves with undefined without a
   * signed-in user, or if the request failed.
   */
  get(): Promise<string | undefined>;
  /**
   * Fetches a token to replace `stale`, which was rejected. If another call has already renewed it, resolves with the new one. Resolves
   * with undefined if the request failed, or if `stale` belongs to another user.
   */
  renew(stale: string): Promise<string | undefined>;
  /** Calls the listener when a login has failed. There is one listener. */
  onFailure(listener: (error: unknown) => void): void;
  /** Call it when the user signs out. Ignores the response of a pending request. */
  clear(): void;
}

interface Session {
  email: string;
  token?: string | undefined;
  pending?: Promise<string | undefined> | undefined;
  /** All tokens that this session has received. */
  issued: Set<string>;
}

/** The calls that an access token comes from. */
export interface AccessTokenSource {
  /** POST /login, with the user's ID token if there is one. Its errors are not passed on. */
  login: (email: string, idToken?: string) => Promise<{ accessToken: string }>;
  /** The user's ID token. Never rejects, and resolves in limited time. @default none: the login proves nothing */
  getIdToken?: ((email: string) => Promise<string | undefined>) | undefined;
}

/** Creates the access token of one user at a time. */
export function createAccessToken({ login, getIdToken }: AccessTokenSource): AccessToken {
  let session: Session | null = null;
  let report = (_error: unknown) => {};

  async function request(target: Session): Promise<string | undefined> {
    try {
      const idToken = getIdToken && (await getIdToken(target.email));
      // The user may have changed meanwhile. A login without proof would then ask for a token that nobody uses.
      if (target !== session) return undefined;
      const { accessToken } = await login(target.email, idToken);
      target.token = accessToken;
      target.issued.add(accessToken);
    } catch (error) {
      target.token = undefined;
      report(error);
    }
    return target === session ? target.token : undefined;
  }

  const fetchFor = (target: Session) =>
    (target.pending ??= request(target).finally(() => {
      target.pending = undefined;
    }));

  const get = async () => session?.token ?? (session ? fetchFor(session) : undefined);

  return {
    start(email) {
      if (email === '') session = null;
      else if (session?.email !== email) session = { email, issued: new Set() };
      void get();
    },
    current: () => session?.token,
    get,
    async renew(stale) {
      if (!session?.issued.has(stale)) return undefined;
      if (session.token === stale) session.token = undefined;
      return get();
    },
    onFailure(listener) {
      report = listener;
    },
    clear() {
      session = null;
    },
  };
}
