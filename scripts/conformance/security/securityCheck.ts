import type { OperationName } from '#contract/operations.ts';

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
