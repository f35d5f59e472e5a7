import { type Input, operations } from '#contract/operations.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { createdNothing } from '../cleanup.ts';
import { isOwnRead } from '../operationKinds.ts';
import type { RawRow } from '../records.ts';
import { type Caller, type Run, isAccessDenied, isRefused } from '../run.ts';
import { checkRoleInBody, profileOf, readUserRecord, reasonNotToSave, reportRecordChanges } from '../writes/users.ts';
import { type CheckRequest, type CheckRequests, type GuardedName, type UnusedIds, guardedNames } from './checkRequest.ts';
import { createCheckRequests, removeCreatedRecords } from './checkRequests.ts';
import { type SecurityCheck, FIXES, evaluateResponse, notTried } from './securityCheck.ts';

/** A security check of a guarded operation that has not run yet. */
interface PendingCheck {
  operation: GuardedName;
  scenario: string;
  fix: string;
}

/** Reports invalid JSON that was not rejected. It may have created a record, which has no name to find it by. */
const reportInvalidJson = ({ cleanup }: Run, operation: GuardedName, isAccepted: boolean) =>
  cleanup.reportLeftBehind(
    isAccepted
      ? `${operation} accepted invalid JSON: look for an empty row`
      : `it is unknown whether ${operation} created an empty row from invalid JSON`,
  );

async function call(run: Run, { input, options, track }: CheckRequest, { operation }: PendingCheck, token?: string) {
  const tracked = track?.();
  const response = await run.backend.call(operation, input as never, { ...options, token });
  if (tracked !== undefined) {
    await tracked.findRecords(response);
    await tracked.removeRecords();
  }
  return response;
}

/** Runs one check with its operation's request. If that may have changed something, the request is not sent again. */
async function runCheck(run: Run, requests: CheckRequests, check: PendingCheck, token?: string): Promise<SecurityCheck> {
  const { operation, scenario } = check;
  const request = requests[operation];
  if (typeof request === 'string') return notTried(operation, scenario, request);
  const { options, targetsMissingRecord, watch } = request;
  const send = () => call(run, request, check, token);
  const response = watch === undefined ? await send() : await watch(send);
  if (options?.text !== undefined && !createdNothing(response)) {
    const isAccepted = response.status !== null && response.status < 300;
    reportInvalidJson(run, operation, isAccepted);
    if (isAccepted) requests[operation] = 'not sent again, because the backend accepted invalid JSON and may have created a row';
  }
  return evaluateResponse({ ...check, targetsMissingRecord }, response);
}

const toBase64Url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns an unsigned token with an administrator's claims. Development tools issue and accept such tokens. */
const unsignedToken = (email: string) =>
  `${toBase64Url({ alg: 'none', typ: 'JWT' })}.${toBase64Url({ sub: email, email, role: 'admin', admin: true, exp: 4_102_444_800 })}.`;

/** Checks every guarded operation without an access token, and with forged ones. */
async function checkWithoutValidToken(run: Run, requests: CheckRequests): Promise<SecurityCheck[]> {
  const forgedToken = unsignedToken(run.admin?.email ?? run.shopper?.email ?? 'nobody@example.com');
  const securityChecks: SecurityCheck[] = [];
  for (const operation of guardedNames) {
    const check = { operation, fix: FIXES.token };
    securityChecks.push(await runCheck(run, requests, { ...check, scenario: 'without a token' }));
    securityChecks.push(await runCheck(run, requests, { ...check, scenario: 'with a made-up token' }, 'made-up'));
    securityChecks.push(await runCheck(run, requests, { ...check, scenario: 'with an unsigned token', fix: FIXES.signature }, forgedToken));
  }
  return securityChecks;
}

/** Returns why no check can run as a shopper; null if checks can run. */
function reasonNotAsShopper({ shopper, facts }: Run): string | null {
  if (shopper?.token === undefined) return 'needs --email, and an access token for it';
  return facts.isShopperAdmin === true ? 'needs an --email that is not an administrator' : null;
}

/** Checks every administrator's operation as a shopper. */
async function checkAdminCallsAsShopper(run: Run, requests: CheckRequests): Promise<SecurityCheck[]> {
  const reason = reasonNotAsShopper(run);
  const securityChecks: SecurityCheck[] = [];
  for (const operation of guardedNames.filter((name) => operations[name].access === 'admin')) {
    const check: PendingCheck = { operation, scenario: 'as a shopper', fix: FIXES.role };
    securityChecks.push(
      reason === null ? await runCheck(run, requests, check, run.shopper?.token) : notTried(operation, check.scenario, reason),
    );
  }
  return securityChecks;
}

const scenario = 'for another user, as a shopper';
const ownNames = guardedNames.filter((name) => operations[name].access === 'own');

/** Reports a call about another user that has no check. A read could have one; a write does harm. */
const withoutCheck = (operation: GuardedName): SecurityCheck =>
  notTried(
    operation,
    scenario,
    operations[operation].method === 'GET'
      ? 'no check exists yet: add one to scripts/conformance/security/securityChecks.ts'
      : 'would change data of another user: review the code of the backend',
  );

async function checkOtherUsersReads(run: Run, token: string, unusedIds: UnusedIds): Promise<SecurityCheck[]> {
  const email = run.admin?.email ?? unusedIds.email;
  const securityChecks: SecurityCheck[] = [];
  for (const operation of ownNames.filter((name) => isOwnRead(operations[name]))) {
    const check = { operation, scenario, fix: FIXES.owner, targetsMissingRecord: run.admin === undefined };
    const response = await run.backend.call(operation, { email } as Input<typeof operation>, { token });
    const isEmpty = Array.isArray(response.json) && response.json.length === 0;
    securityChecks.push(
      isEmpty ? notTried(operation, scenario, 'responded with an empty list, which is inconclusive') : evaluateResponse(check, response),
    );
  }
  return securityChecks;
}

async function checkOtherUsersBooking(run: Run, { email, token }: Caller, admin: Caller): Promise<SecurityCheck> {
  const { value } = await run.backend.call('listBookings', {}, { token: admin.token });
  const other = value?.find((booking) => booking.email !== '' && !sameEmail(booking.email, email));
  if (other === undefined) return notTried('getBooking', scenario, 'no other user has a booking');
  return evaluateResponse(
    { operation: 'getBooking', scenario, fix: FIXES.owner },
    await run.backend.call('getBooking', { id: other._id }, { token }),
  );
}

/** Saves the administrator's record unchanged, as the shopper. */
async function checkOtherUsersProfile(run: Run, shopper: Caller, admin: Caller): Promise<SecurityCheck> {
  const row = await readUserRecord(run.backend, admin);
  const reason = reasonNotToSave(run, row);
  if (reason !== null) return notTried('saveUser', scenario, reason);
  const input = { email: admin.email, body: profileOf(row as RawRow) };
  const response = await reportRecordChanges(run, admin, () => run.backend.call('saveUser', input, { token: shopper.token }));
  return evaluateResponse({ operation: 'saveUser', scenario, fix: FIXES.owner }, response);
}

/** Checks requests of a shopper about another user. */
async function checkOtherUsers(run: Run, unusedIds: UnusedIds): Promise<SecurityCheck[]> {
  const { shopper, admin } = run;
  const reason = reasonNotAsShopper(run);
  if (shopper?.token === undefined || reason !== null) return [notTried('listOwnBookings', scenario, reason ?? '')];
  const needsAdmin = 'needs --admin-email, another user';
  const securityChecks = [
    ...(await checkOtherUsersReads(run, shopper.token, unusedIds)),
    admin === undefined ? notTried('getBooking', scenario, needsAdmin) : await checkOtherUsersBooking(run, shopper, admin),
    admin === undefined ? notTried('saveUser', scenario, needsAdmin) : await checkOtherUsersProfile(run, shopper, admin),
  ];
  const others = ownNames.filter((name) => !securityChecks.some(({ operation }) => operation === name));
  return [...securityChecks, ...others.map(withoutCheck)];
}

/** Checks a login for an email that nobody has: the caller cannot be its owner. */
async function checkLoginWith(
  { backend }: Run,
  { email }: UnusedIds,
  { token, ...attempt }: Pick<SecurityCheck, 'scenario' | 'fix'> & { token?: string },
): Promise<SecurityCheck> {
  const check = { operation: 'login' as const, ...attempt };
  const response = await backend.call('login', { body: { email } }, { token });
  if (response.error === null) return { ...check, state: 'failed', text: 'returned an access token' };
  return isRefused(response) ? { ...check, state: 'passed', text: `responded with ${response.status}` } : evaluateResponse(check, response);
}

/** Checks a login without the identity service's token and, if that is refused, with forged ones. */
async function checkLogin(run: Run, unusedIds: UnusedIds): Promise<SecurityCheck[]> {
  const first = await checkLoginWith(run, unusedIds, { scenario: 'for an email, without proof of ownership', fix: FIXES.login });
  const forgeries = [
    { scenario: 'with a made-up proof', fix: FIXES.login, token: 'made-up' },
    { scenario: 'with an unsigned proof', fix: FIXES.signature, token: unsignedToken(unusedIds.email) },
  ];
  const checks = [first];
  for (const { token, ...forgery } of forgeries)
    checks.push(
      first.state === 'passed'
        ? await checkLoginWith(run, unusedIds, { ...forgery, token })
        : notTried('login', forgery.scenario, 'needs a backend that refuses a login without proof'),
    );
  return checks;
}

/** Reports whether the backend accepted an invention, which the checks of writes have sent. */
function checkInvention(
  { facts }: Run,
  name: keyof Run['facts']['accepts'],
  check: { operation: GuardedName; scenario: string; fix: string },
): SecurityCheck {
  const isAccepted = facts.accepts[name];
  if (isAccepted === undefined) return notTried(check.operation, check.scenario, 'needs --write and a booking that can be created');
  return { ...check, ...(isAccepted ? { state: 'failed', text: 'accepted' } : { state: 'passed', text: 'rejected' }) };
}

async function checkStockIncrease(run: Run, { id }: UnusedIds, { updateTool: request }: CheckRequests): Promise<SecurityCheck> {
  const check = { operation: 'updateTool' as const, scenario: 'raising the stock, as a shopper' };
  const reason = reasonNotAsShopper(run) ?? (typeof request === 'string' ? request : null);
  if (reason !== null) return notTried(check.operation, check.scenario, reason);
  if (run.facts.accepts.raisedStock !== undefined) return checkInvention(run, 'raisedStock', { ...check, fix: FIXES.stock });
  const response = await run.backend.call('updateTool', { id, body: { quantity: 1_000_000 } }, { token: run.shopper?.token });
  return evaluateResponse({ ...check, fix: FIXES.stock, targetsMissingRecord: true }, response);
}

/** Returns true if a public call is refused too. Then a proxy may refuse everything, which says nothing about the backend's own checks. */
const arePublicCallsRefused = async ({ backend }: Run) => isAccessDenied(await backend.call('listTools', {}));
const withoutConclusion = (check: SecurityCheck): SecurityCheck =>
  check.state === 'passed' ? notTried(check.operation, check.scenario, `${check.text}, like a public call, which is inconclusive`) : check;

/** Runs every security check, with requests that do no harm even if the backend accepts them. */
export async function runSecurityChecks(run: Run, unusedIds: UnusedIds): Promise<SecurityCheck[]> {
  const requests = await createCheckRequests(run, unusedIds);
  const securityChecks = [
    ...(await checkLogin(run, unusedIds)),
    ...(await checkWithoutValidToken(run, requests)),
    ...(await checkAdminCallsAsShopper(run, requests)),
    ...(await checkOtherUsers(run, unusedIds)),
    await checkStockIncrease(run, unusedIds, requests),
    checkInvention(run, 'madeUpPayment', { operation: 'recordPayment', scenario: 'with a made-up transaction id', fix: FIXES.payment }),
    await checkRoleInBody(run),
    checkInvention(run, 'bookingPrice', { operation: 'createBooking', scenario: 'with a made-up price', fix: FIXES.bookingPrice }),
    checkInvention(run, 'intentPrice', { operation: 'createPaymentIntent', scenario: 'with a made-up price', fix: FIXES.intentPrice }),
  ];
  await removeCreatedRecords(run, unusedIds, requests);
  return (await arePublicCallsRefused(run)) ? securityChecks.map(withoutConclusion) : securityChecks;
}
