import { accounts } from '../../mocks/data/accounts.ts';

/** Gives the people of the demo verified accounts at the Auth emulator. Those who have one keep it. */
export async function createDemoAccounts({ emulator, project }: { emulator: string; project: string }): Promise<void> {
  for (const { email, password, displayName } of accounts) {
    if (password === undefined) continue;
    const response = await fetch(`${emulator}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, displayName, emailVerified: true }),
    });
    const text = await response.text();
    if (!response.ok && !text.includes('EMAIL_EXISTS')) throw new Error(`The Auth emulator made no account: ${text}`);
  }
}
