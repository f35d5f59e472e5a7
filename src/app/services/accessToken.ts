/** The access token of the signed-in user, in memory only (docs/product-rules.md#token). */
export interface AccessToken {
  /** Call it when a user signs in or a session is restored. Fetches a token unless the user has one. A user without an email gets none. */
  begin(email: string): void;
  /** The cached token. */
  current(): string | undefined;
  /**
   * Resolves with the token. Waits for a pending request, and fetches a missing token. Never rejects: resolves with undefined if nobody is
   * signed in or the request failed.
   */
  get(): Promise<string | undefined>;
  /**
   * Fetches a token to replace `stale`, which was rejected. If another call has already renewed it, resolves with the new one. Resolves
   * with undefined if the request failed, or if `stale` belongs to another user.
   */
  renew(stale: string): Promise<string | undefined>;
  /** Call it when the user signs out. Ignores the response of a pending request. */
  forget(): void;
}

interface Session {
  email: string;
  token?: string | undefined;
  underWay?: Promise<string | undefined> | undefined;
  /** All tokens that this session has received. */
  issued: Set<string>;
}

/** Creates the access token of one user at a time. `login` is POST /login; its errors are not passed on. */
export function createAccessToken({ login }: { login: (email: string) => Promise<{ accessToken: string }> }): AccessToken {
  let session: Session | null = null;

  async function ask(asking: Session): Promise<string | undefined> {
    try {
      const { accessToken } = await login(asking.email);
      asking.token = accessToken;
      asking.issued.add(accessToken);
    } catch {
      asking.token = undefined;
    }
    return asking === session ? asking.token : undefined;
  }

  const fetchFor = (asking: Session) =>
    (asking.underWay ??= ask(asking).finally(() => {
      asking.underWay = undefined;
    }));

  const get = async () => session?.token ?? (session ? fetchFor(session) : undefined);

  return {
    begin(email) {
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
    forget() {
      session = null;
    },
  };
}
