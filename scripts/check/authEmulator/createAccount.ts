interface Emulator {
  address: string;
  /** The id of its project. */
  project: string;
}

interface Account {
  name: string;
  email: string;
  password: string;
}

/** Creates an account with a verified email at the Auth emulator. One that exists is kept as it is. */
export async function createAccount({ address, project }: Emulator, { name, email, password }: Account): Promise<void> {
  const response = await fetch(`${address}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, displayName: name, emailVerified: true }),
  });
  const text = await response.text();
  if (!response.ok && !text.includes('EMAIL_EXISTS')) throw new Error(`The emulator made no account: ${text}`);
}
