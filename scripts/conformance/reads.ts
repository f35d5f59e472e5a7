import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '#contract/operation.ts';
import { type Input, type OperationName, type Output, operations } from '#contract/operations.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { isByEmail, isOwnRead, isSimpleRead } from './operationKinds.ts';
import { type Caller, type Run, expectNotFound, callAndRecord, isAccessDenied, recordResponse } from './run.ts';

async function login(run: Run, email: string, idToken: string | undefined): Promise<string | undefined> {
  const response = await run.backend.call('login', { body: { email } }, { token: idToken });
  if (isAccessDenied(response))
    run.recorder.skip('login', `responded with ${response.status}: requires more proof than an email, as recommended`);
  else recordResponse(run, 'login', response);
  return response.value?.accessToken;
}

async function signIn(run: Run, email: string, given: { token: string | undefined; idToken: string | undefined }): Promise<Caller> {
  const token = given.token ?? (await login(run, email, given.idToken));
  return { email, ...(token !== undefined && { token }) };
}

/** Gets an access token for each named user: the given one, else the one from POST /login. */
export async function signInAll(run: Run): Promise<void> {
  const { email, token, idToken, adminEmail, adminToken, adminIdToken } = run.options;
  if (email === undefined && adminEmail === undefined) run.recorder.skip('login', 'needs --email');
  if (email !== undefined) run.shopper = await signIn(run, email, { token, idToken });
  if (adminEmail !== undefined) run.admin = await signIn(run, adminEmail, { token: adminToken, idToken: adminIdToken });
  // Else one of them could do what only the other may.
  if (run.shopper?.token !== undefined && run.shopper.token === run.admin?.token && token === undefined && adminToken === undefined)
    run.recorder.addDifference('login', 'two users got the same access token');
  // A given access token does not test POST /login, so call it too.
  if (email !== undefined && token !== undefined) await login(run, email, idToken);
  else if (adminToken !== undefined) run.recorder.skip('login', 'needs --email: the access token of --admin-email was given');
}

/** The values of the simple reads; null if a call failed. */
type Values = { [Name in OperationName]?: Output<Name> | null };

const simpleReads = (Object.keys(operations) as OperationName[]).filter((name) => isSimpleRead(operations[name]));

/** Returns the user whom a call is made for. */
const callerFor = ({ admin, shopper }: Run, { access }: Operation): Caller | undefined => (access === 'admin' ? admin : shopper);

/** Returns why a read cannot be made in this run; null if it can. */
function reasonNotToRead(run: Run, operation: Operation): string | null {
  const { access, origin, path } = operation;
  if (origin === 'site' && run.options.site === undefined) return `needs --site: ${path.slice(1)} is a file of the site`;
  if ((access === 'public' && !isByEmail(operation)) || callerFor(run, operation) !== undefined) return null;
  return access === 'admin' ? 'needs --admin-email' : 'needs --email';
}

/** Returns true for a row or record that names another owner. A value without an email belongs to nobody. */
const isOtherUsers = (email: string) => (row: unknown) => {
  const owner = typeof row === 'object' && row !== null && 'email' in row ? row.email : null;
  return typeof owner === 'string' && !sameEmail(owner, email);
};

/** Reports the data of other users in the response to a read of somebody's own data. */
function compareOwner({ recorder }: Run, name: OperationName, value: unknown, email: string): void {
  const foreignRows = [value].flat().filter(isOtherUsers(email)).length;
  if (foreignRows === 0) return;
  const text = Array.isArray(value) ? `${foreignRows} rows belong to another user` : 'the response contains the record of another user';
  recorder.addDifference(name, text);
}

/** Only a query string can turn + into a space. */
function noteUntestedPlus({ recorder }: Run, name: OperationName, { query = [] }: Operation, email: string): void {
  if (!query.includes('email') || email.includes('+') || !recorder.isMatched(name)) return;
  const text = 'not tested whether + in an email arrives: use an --email that contains one';
  recorder.addIssues(name, { kind: 'note', basis: 'assumed', text });
}

async function readOne(run: Run, name: OperationName): Promise<unknown> {
  const operation: Operation = operations[name];
  const caller = callerFor(run, operation);
  const email = caller?.email ?? '';
  const input = (isByEmail(operation) ? { email } : {}) as Input<OperationName>;
  const { value } = await callAndRecord(run, name, input, operation.access === 'public' ? undefined : caller);
  if (isOwnRead(operation)) compareOwner(run, name, value, email);
  noteUntestedPlus(run, name, operation, email);
  return value;
}

/** Makes every read that needs at most an email. A new one is read here too. */
async function readSimple(run: Run): Promise<Values> {
  const values: Partial<Record<OperationName, unknown>> = {};
  for (const name of simpleReads) {
    const reason = reasonNotToRead(run, operations[name]);
    if (reason === null) values[name] = await readOne(run, name);
    else run.recorder.skip(name, reason);
  }
  return values as Values;
}

/** An id in MongoDB's format that no record has. */
const NO_ID = 'ffffffffffffffffffffffff';

/** Compares a record with its row in the list. Customers change the stock meanwhile. */
function compareWithRow({ recorder }: Run, name: OperationName, record: object | null, row: object): void {
  if (record !== null && !isDeepStrictEqual({ ...record, quantity: null }, { ...row, quantity: null }))
    recorder.addDifference(name, 'the response differs from the row in the list');
}

async function readTool(run: Run, { listTools: tools }: Values): Promise<void> {
  // Prefers a tool that can be ordered.
  const first = tools?.find(({ quantity, minOrderQuantity }) => (quantity ?? 0) >= minOrderQuantity) ?? tools?.[0];
  await expectNotFound(run, 'getTool', { id: NO_ID });
  if (first === undefined) return run.recorder.skip('getTool', 'there is no car tool to read');
  run.facts.tool = first;
  const { value } = await callAndRecord(run, 'getTool', { id: first._id });
  if (value !== null && value._id !== first._id)
    run.recorder.addDifference('getTool', 'the response contains another tool than the requested one');
  else compareWithRow(run, 'getTool', value, first);
}

async function readBooking(run: Run, { listOwnBookings: bookings }: Values): Promise<void> {
  const { shopper, recorder } = run;
  if (shopper === undefined) return recorder.skip('getBooking', 'needs --email');
  await expectNotFound(run, 'getBooking', { id: NO_ID }, shopper);
  const [first] = bookings ?? [];
  if (first === undefined) return recorder.skip('getBooking', 'the account has no booking to read (--write creates one)');
  run.facts.bookingId = first._id;
  const { value } = await callAndRecord(run, 'getBooking', { id: first._id }, shopper);
  compareWithRow(run, 'getBooking', value, first);
}

/** Compares the lists of one user with those of all. */
function compareLists(
  { recorder, shopper }: Run,
  { getUser: user, listUsers: users, listBookings: all, listOwnBookings: own }: Values,
): void {
  if (shopper === undefined) return;
  if (user && users?.some(({ _id }) => _id === user._id) === false)
    recorder.addDifference('listUsers', 'the record of --email is not in the list');
  if (!all || !own) return;
  const listed = new Set(own.map(({ _id }) => _id));
  const missing = all.filter(({ _id, email }) => sameEmail(email, shopper.email) && !listed.has(_id)).length;
  if (missing > 0) recorder.addDifference('listOwnBookings', `${missing} of the user's rows in listBookings are missing`);
}

/** Reads a record by its email in another case, and one that nobody has. */
async function readUserAgain(run: Run, { getUser: user }: Values): Promise<void> {
  const { admin, backend, recorder, runId, shopper } = run;
  if (shopper !== undefined && user) {
    const { value, error } = await backend.call('getUser', { email: shopper.email.toUpperCase() }, { token: shopper.token });
    if (value?._id !== user._id)
      recorder.addDifference('getUser', `for the email in upper case: ${error?.message ?? 'the record is missing'}`, 'assumed');
  }
  if (admin !== undefined) await expectNotFound(run, 'getUser', { email: `nobody.${runId}@example.com` }, admin);
}

async function readRights(run: Run, { checkAdmin: rights, getUser: user }: Values): Promise<void> {
  const { admin, facts, recorder, shopper } = run;
  if (shopper !== undefined) facts.isShopperAdmin = rights?.admin === true;
  if (facts.isShopperAdmin === true && user !== undefined && recorder.isMatched('getUser') && user?.role !== 'admin')
    recorder.addDifference('checkAdmin', '--email is an administrator according to the response, but has no such role');
  if (admin === undefined) return;
  const { value } = await callAndRecord(run, 'checkAdmin', { email: admin.email }, admin);
  if (value?.admin === false) recorder.addDifference('checkAdmin', 'the --admin-email is not an administrator according to the response');
}

/** Tries every call that only reads. */
export async function checkReads(run: Run): Promise<void> {
  const values = await readSimple(run);
  await readTool(run, values);
  await readBooking(run, values);
  await readUserAgain(run, values);
  compareLists(run, values);
  await readRights(run, values);
}
