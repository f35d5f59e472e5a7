import { sameEmail } from '#contract/sameEmail.ts';
import { type Person, type Run, askForNothing, attempt, fault, isRefused, record } from './run.ts';

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

/** An id in MongoDB's format that no record has. */
const NO_ID = 'ffffffffffffffffffffffff';

async function readCatalogue(run: Run): Promise<void> {
  const { value: tools } = await attempt(run, 'listTools', {});
  // Prefers a tool that can be ordered.
  const first = tools?.find(({ quantity, minOrderQuantity }) => (quantity ?? 0) >= minOrderQuantity) ?? tools?.[0];
  await attempt(run, 'listCameraProducts', {});
  await attempt(run, 'listReviews', {});
  if (run.options.site === undefined) run.ledger.skip('listPhones', 'needs --site: products.json is a file of the site');
  else await attempt(run, 'listPhones', {});
  await askForNothing(run, 'getTool', { id: NO_ID });
  if (first === undefined) return run.ledger.skip('getTool', 'there is no car tool to read');
  run.facts.tool = first;
  const { value } = await attempt(run, 'getTool', { id: first._id });
  if (value !== null && value._id !== first._id)
    run.ledger.add('getTool', fault('documented', 'another tool came than the one that was asked for'));
}

async function readOwnBookings(run: Run, shopper: NonNullable<Run['shopper']>): Promise<void> {
  const { value } = await attempt(run, 'listOwnBookings', { email: shopper.email }, shopper);
  const strange = (value ?? []).filter(({ email }) => !sameEmail(email, shopper.email)).length;
  if (strange > 0) run.ledger.add('listOwnBookings', fault('documented', `${strange} rows are of somebody else`));
  await askForNothing(run, 'getBooking', { id: NO_ID }, shopper);
  const [first] = value ?? [];
  if (first === undefined) return run.ledger.skip('getBooking', 'the account has no booking to read (--write makes one)');
  run.facts.bookingId = first._id;
  await attempt(run, 'getBooking', { id: first._id }, shopper);
}

async function readOwn(run: Run): Promise<void> {
  const { shopper, ledger } = run;
  if (shopper === undefined) {
    for (const name of ['listOwnBookings', 'getBooking', 'getUser', 'checkAdmin'] as const) ledger.skip(name, 'needs --email');
    return;
  }
  await readOwnBookings(run, shopper);
  const { value: user } = await attempt(run, 'getUser', { email: shopper.email }, shopper);
  if (user !== null && !sameEmail(user.email, shopper.email))
    ledger.add('getUser', fault('documented', 'the record of somebody else came'));
  if (!shopper.email.includes('+') && ledger.isMatched('getUser'))
    ledger.add('getUser', {
      kind: 'note',
      basis: 'assumed',
      text: 'whether + in an address arrives was not tried: it would take an --email that has one',
    });
  const { value: rights } = await attempt(run, 'checkAdmin', { email: shopper.email }, shopper);
  run.facts.isShopperAdmin = rights?.admin === true;
}

async function readAsAdmin(run: Run): Promise<void> {
  const { admin, ledger } = run;
  if (admin === undefined) {
    for (const name of ['listBookings', 'listUsers'] as const) ledger.skip(name, 'needs --admin-email');
    return;
  }
  await attempt(run, 'listBookings', {}, admin);
  await attempt(run, 'listUsers', {}, admin);
  const { value } = await attempt(run, 'checkAdmin', { email: admin.email }, admin);
  if (value?.admin === false) ledger.add('checkAdmin', fault('documented', 'the administrator who was named is told to be none'));
}

/** Tries every call that only reads. */
export async function checkReads(run: Run): Promise<void> {
  await readCatalogue(run);
  await readOwn(run);
  await readAsAdmin(run);
}
