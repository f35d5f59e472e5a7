import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

interface AccountsOptions {
  /** Of the emulator. Requests there save nothing. */
  address: string;
  project: string;
  file: string;
}

/** Restores the accounts of a file, because the emulator keeps them in memory only. Resolves with a function that saves them. */
export async function keepAccounts({ address, project, file }: AccountsOptions): Promise<() => void> {
  async function call(name: string, init: RequestInit = {}) {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    const response = await fetch(`${address}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:${name}`, { headers, ...init });
    const text = await response.text();
    if (!response.ok) throw new Error(`The emulator refused ${name}: ${text}`);
    return text;
  }
  let kept = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const { users = [] } = JSON.parse(kept) as { users?: unknown[] };
  if (users.length > 0) {
    const answer = await call('batchCreate', { method: 'POST', body: JSON.stringify({ users, allowOverwrite: true }) });
    // It answers 200 with a list of those that it did not take.
    if ('error' in (JSON.parse(answer) as object)) throw new Error(`The accounts of ${file} cannot be restored: ${answer}`);
  }

  async function write() {
    const text = await call('batchGet?maxResults=-1');
    if (text === kept) return;
    writeFileSync(`${file}.part`, text, { mode: 0o600 });
    renameSync(`${file}.part`, file);
    kept = text;
  }
  let writing = Promise.resolve();
  return () => {
    writing = writing.then(write).catch(console.error);
  };
}
