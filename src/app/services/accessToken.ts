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

/** Creates the access token of one user at a time. `login` is POST /login; its errors are not passed on. */
export function createAccessToken({ login }: { login: (email: string) => Promise<{ accessToken: string }> }): AccessToken {
  let session: Session | null = null;

  async function request(target: Session): Promise<string | undefined> {
    try {
      const { accessToken } = await login(target.email);
      target.token = accessToken;
      target.issued.add(accessToken);
    } catch {
      target.token = undefined;
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
    clear() {
      session = null;
    },
  };
}
