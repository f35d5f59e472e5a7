import type { Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import type { BackendResponse } from '../backend.ts';

/** A security check: one way to call an operation that should be refused, and the result. */
export interface SecurityCheck {
  operation: OperationName;
  /** The way that the operation was called, such as 'without a token'. */
  scenario: string;
  /** 'passed' if the backend refused the request; 'failed' if it accepted it; 'not tried' also if the response is inconclusive. */
  state: 'passed' | 'failed' | 'not tried';
  /** The response, or why the check did not run. */
  text: string;
  /** The fix for a backend that accepts the request. */
  fix: string;
}

/** The fix for each kind of check (SECURITY.md has the whole table). */
export const FIXES = {
  token: 'Require a valid access token before any other check, and respond with 401 without one.',
  signature: 'Verify the signature of every token, and reject "alg": "none".',
  role: 'Check the role of the caller, and respond with 403 to everybody else.',
  body: 'Store only the documented fields of a body. The role is changed by an administrator, with PUT /user/admin/{email}.',
  owner: "Compare the email or the booking with the token's owner, and respond with 403 to everybody else.",
  stock: 'Offer shoppers an atomic decrement, and reject all their other changes of the stock.',
  login: "Verify the identity service's own token before you issue one for its email.",
  bookingPrice: 'Compute the price from the product and the quantity, and refuse another one.',
  intentPrice: 'Create intents only for the price of an unpaid booking of the caller.',
  payment: 'Retrieve the intent from the payment provider, and check its status, amount and booking.',
};

/** Returns a check that did not run. */
export const notTried = (operation: OperationName, scenario: string, text: string): SecurityCheck => ({
  operation,
  scenario,
  state: 'not tried',
  text,
  fix: '',
});

interface SentCheck extends Pick<SecurityCheck, 'operation' | 'scenario' | 'fix'> {
  /** True if the request names a missing record. Then 404 means that the backend looked for it before it checked the caller. */
  targetsMissingRecord?: boolean;
}

/** Recognizes failures with status 200: { error: … }, { success: false }. */
function isErrorBody(json: unknown): boolean {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  const { error, errors, success, ok, _id } = json as Record<string, unknown>;
  return _id === undefined && (Boolean(error) || Boolean(errors) || success === false || ok === false);
}

/** Returns true if a 2xx is a real response of this call, and not a sign-in page after a redirect or an error object. */
const isRealResponse = ({ error, json, isHtml }: BackendResponse) => error === null && !isHtml && !isErrorBody(json);

/** Returns true if the request names a record, which 404 or null can hide. For a list, 404 means that the path is wrong. */
const namesRecord = ({ path, query = [] }: Operation) => path.includes('{') || query.length > 0;

function stateOf({ operation, targetsMissingRecord = false }: SentCheck, response: BackendResponse): [SecurityCheck['state'], string] {
  const { status, json, error } = response;
  if (status === null) return ['not tried', `${error?.message ?? ''}, which is inconclusive`];
  const text = `responded with ${status}`;
  if (status === 401 || status === 403) return ['passed', text];
  if (status === 404 && namesRecord(operations[operation])) return [targetsMissingRecord ? 'failed' : 'passed', text];
  if (status >= 300) return ['not tried', `${text}, which is inconclusive`];
  if (operations[operation].method === 'GET' && json === null) return [targetsMissingRecord ? 'failed' : 'passed', text];
  return isRealResponse(response) ? ['failed', text] : ['not tried', `${text} and an unexpected body, which is inconclusive`];
}

/** Derives the result of a check from the response. */
export function evaluateResponse(check: SentCheck, response: BackendResponse): SecurityCheck {
  const { operation, scenario, fix } = check;
  const [state, text] = stateOf(check, response);
  return { operation, scenario, fix, state, text };
}
