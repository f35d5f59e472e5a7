/** The bearer of who is signed in, in memory only (docs/product-rules.md#token). */
export interface AccessToken {
  /** Somebody signed in, or a session was restored: fetches their token, unless it is there. Nobody without an e-mail gets one. */
  begin(email: string): void;
  /** The token that is there now. */
  current(): string | undefined;
  /** The token: waits for one under way and fetches a missing one. Never rejects: undefined when nobody is signed in or it failed. */
  get(): Promise<string | undefined>;
  /**
   * Fetches a token in the place of `stale`, which was refused; one that somebody else has renewed meanwhile is taken as it
   * is. undefined when it failed, or when the stale one was of another person.
   */
  renew(stale: string): Promise<string | undefined>;
  /** Signed out: what is under way for them is dropped when it arrives. */
  forget(): void;
}

interface Session {
  email: string;
  token?: string | undefined;
  underWay?: Promise<string | undefined> | undefined;
  /** All tokens of this session. */
  issued: Set<string>;
}

/** Keeps the token of one person at a time. `login` is POST /login; a failure of it never gets out of here. */
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
