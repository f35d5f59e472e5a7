import { sameEmail } from '#contract/sameEmail.ts';
import { type Caller, type Run, expectNotFound, callAndRecord, difference, isAccessDenied, recordResponse } from './run.ts';

async function login(run: Run, email: string): Promise<string | undefined> {
  const response = await run.backend.call('login', { body: { email } });
  if (isAccessDenied(response))
    run.recorder.skip('login', `responded with ${response.status}: requires more proof than an e-mail, as recommended`);
  else recordResponse(run, 'login', response);
  return response.value?.accessToken;
}

async function signIn(run: Run, email: string, given: string | undefined): Promise<Caller> {
  const token = given ?? (await login(run, email));
  return { email, ...(token !== undefined && { token }) };
}

/** Gets an access token for each named user: the given one, else the one from POST /login. */
export async function signInAll(run: Run): Promise<void> {
  const { email, token, adminEmail, adminToken } = run.options;
  if (email === undefined && adminEmail === undefined) run.recorder.skip('login', 'needs --email');
  if (email !== undefined) run.shopper = await signIn(run, email, token);
  if (adminEmail !== undefined) run.admin = await signIn(run, adminEmail, adminToken);
  // A given access token does not test POST /login, so call it too.
  if (email !== undefined && token !== undefined) await login(run, email);
  else if (adminToken !== undefined) run.recorder.skip('login', 'needs --email: the access token of --admin-email was given');
}

/** An id in MongoDB's format that no record has. */
const NO_ID = 'ffffffffffffffffffffffff';

async function readCatalogue(run: Run): Promise<void> {
  const { value: tools } = await callAndRecord(run, 'listTools', {});
  // Prefers a tool that can be ordered.
  const first = tools?.find(({ quantity, minOrderQuantity }) => (quantity ?? 0) >= minOrderQuantity) ?? tools?.[0];
  await callAndRecord(run, 'listCameraProducts', {});
  await callAndRecord(run, 'listReviews', {});
  if (run.options.site === undefined) run.recorder.skip('listPhones', 'needs --site: products.json is a file of the site');
  else await callAndRecord(run, 'listPhones', {});
  await expectNotFound(run, 'getTool', { id: NO_ID });
  if (first === undefined) return run.recorder.skip('getTool', 'there is no car tool to read');
  run.facts.tool = first;
  const { value } = await callAndRecord(run, 'getTool', { id: first._id });
  if (value !== null && value._id !== first._id)
    run.recorder.addIssues('getTool', difference('documented', 'the response contains another tool than the requested one'));
}

async function readOwnBookings(run: Run, shopper: NonNullable<Run['shopper']>): Promise<void> {
  const { value } = await callAndRecord(run, 'listOwnBookings', { email: shopper.email }, shopper);
  const foreignRows = (value ?? []).filter(({ email }) => !sameEmail(email, shopper.email)).length;
  if (foreignRows > 0) run.recorder.addIssues('listOwnBookings', difference('documented', `${foreignRows} rows belong to another user`));
  await expectNotFound(run, 'getBooking', { id: NO_ID }, shopper);
  const [first] = value ?? [];
  if (first === undefined) return run.recorder.skip('getBooking', 'the account has no booking to read (--write creates one)');
  run.facts.bookingId = first._id;
  await callAndRecord(run, 'getBooking', { id: first._id }, shopper);
}

async function readOwn(run: Run): Promise<void> {
  const { shopper, recorder } = run;
  if (shopper === undefined) {
    for (const name of ['listOwnBookings', 'getBooking', 'getUser', 'checkAdmin'] as const) recorder.skip(name, 'needs --email');
    return;
  }
  await readOwnBookings(run, shopper);
  const { value: user } = await callAndRecord(run, 'getUser', { email: shopper.email }, shopper);
  if (user !== null && !sameEmail(user.email, shopper.email))
    recorder.addIssues('getUser', difference('documented', 'the response contains the record of another user'));
  if (!shopper.email.includes('+') && recorder.isMatched('getUser'))
    recorder.addIssues('getUser', {
      kind: 'note',
      basis: 'assumed',
      text: 'not tested whether + in an e-mail arrives: use an --email that contains one',
    });
  const { value: rights } = await callAndRecord(run, 'checkAdmin', { email: shopper.email }, shopper);
  run.facts.isShopperAdmin = rights?.admin === true;
}

async function readAsAdmin(run: Run): Promise<void> {
  const { admin, recorder } = run;
  if (admin === undefined) {
    for (const name of ['listBookings', 'listUsers'] as const) recorder.skip(name, 'needs --admin-email');
    return;
  }
  await callAndRecord(run, 'listBookings', {}, admin);
  await callAndRecord(run, 'listUsers', {}, admin);
  const { value } = await callAndRecord(run, 'checkAdmin', { email: admin.email }, admin);
  if (value?.admin === false)
    recorder.addIssues('checkAdmin', difference('documented', 'the --admin-email is not an administrator according to the response'));
}

/** Tries every call that only reads. */
export async function checkReads(run: Run): Promise<void> {
  await readCatalogue(run);
  await readOwn(run);
  await readAsAdmin(run);
}
