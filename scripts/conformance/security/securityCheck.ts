import type { Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import type { Answer } from '../backend.ts';

/** A security check: one way to call an operation that should be refused, and the result. */
export interface Door {
  operation: OperationName;
  /** The way that the operation was called, such as 'without a bearer'. */
  way: string;
  state: 'closed' | 'open' | 'not tried';
  /** The response, or why the check did not run. */
  text: string;
  /** The fix for a backend that accepts the request. */
  todo: string;
}

/** The fix for each kind of check (SECURITY.md has the whole table). */
export const TODO = {
  bearer: 'Ask for a valid bearer before anything else, and answer 401 without one.',
  signature: 'Verify the signature of every token, and take none with "alg": "none".',
  role: 'Check the role of who calls, and answer 403 to everybody else.',
  owner: "Compare the e-mail or the booking with the bearer's owner, and answer 403 to everybody else.",
  stock: 'Offer shoppers an atomic decrement, and forbid them every other change of the stock.',
  login: "Verify the identity service's own token before you give one for its e-mail.",
  payment: 'Ask the payment provider for the intent: its status, its amount, its booking.',
};

/** Returns a check that did not run. */
export const untried = (operation: OperationName, way: string, text: string): Door => ({
  operation,
  way,
  state: 'not tried',
  text,
  todo: '',
});

interface Trial extends Pick<Door, 'operation' | 'way' | 'todo'> {
  /** True if the request names a missing record. Then 404 means that the backend looked for it before it checked the caller. */
  isAboutNothing?: boolean;
}

/** Recognizes failures with status 200: { error: … }, { success: false }. */
function isComplaint(sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false;
  const { error, errors, success, ok, _id } = sent as Record<string, unknown>;
  return _id === undefined && (Boolean(error) || Boolean(errors) || success === false || ok === false);
}

/** Returns true if a 2xx is a real response of this call, and not a sign-in page after a redirect or an error object. */
const isItsOwn = ({ failure, sent, isPage }: Answer) => failure === null && !isPage && !isComplaint(sent);

/** Returns true if the request names a record, which 404 or null can hide. For a list, 404 means that the path is wrong. */
const namesSomething = ({ path, query = [] }: Operation) => path.includes('{') || query.length > 0;

function stateOf({ operation, isAboutNothing = false }: Trial, answer: Answer): [Door['state'], string] {
  const { status, sent, failure } = answer;
  if (status === null) return ['not tried', `${failure?.message ?? ''}, which says neither`];
  const text = `answered ${status}`;
  if (status === 401 || status === 403) return ['closed', text];
  if (status === 404 && namesSomething(operations[operation])) return [isAboutNothing ? 'open' : 'closed', text];
  if (status >= 300) return ['not tried', `${text}, which says neither`];
  if (operations[operation].method === 'GET' && sent === null) return [isAboutNothing ? 'open' : 'closed', text];
  return isItsOwn(answer) ? ['open', text] : ['not tried', `${text} with something else, which says neither`];
}

/** Derives the result of a check from the response. */
export function judgeDoor(trial: Trial, answer: Answer): Door {
  const { operation, way, todo } = trial;
  const [state, text] = stateOf(trial, answer);
  return { operation, way, todo, state, text };
}
