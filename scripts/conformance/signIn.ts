import { isRefused, type Person, record, type Run } from './run.ts';

async function login(run: Run, email: string): Promise<string | undefined> {
  const answer = await run.backend.call('login', { body: { email } });
  if (isRefused(answer)) run.ledger.skip('login', `answered ${answer.status}: it wants more proof than an e-mail, as it should`);
  else record(run, 'login', answer);
  return answer.value?.accessToken;
}

async function signIn(run: Run, email: string, given: string | undefined): Promise<Person> {
  const bearer = given ?? (await login(run, email));
  return { email, ...(bearer !== undefined && { bearer }) };
}

/** Gets an access token for each named user: the given one, else the one from POST /login. */
export async function signInAll(run: Run): Promise<void> {
  const { email, token, adminEmail, adminToken } = run.options;
  if (email === undefined && adminEmail === undefined) run.ledger.skip('login', 'needs --email');
  if (email !== undefined) run.shopper = await signIn(run, email, token);
  if (adminEmail !== undefined) run.admin = await signIn(run, adminEmail, adminToken);
  // A given access token does not test POST /login, so call it too.
  if (email !== undefined && token !== undefined) await login(run, email);
  else if (adminToken !== undefined) run.ledger.skip('login', 'needs --email: the bearer of --admin-email was given');
}
