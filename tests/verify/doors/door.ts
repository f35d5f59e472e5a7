import type { OperationName } from '#contract/operations.ts';

/** A way in that should be closed, and what was found there. */
export interface Door {
  operation: OperationName;
  /** How it was tried: 'without a bearer'. */
  way: string;
  state: 'closed' | 'open' | 'not tried';
  /** What was answered, or why it was not tried. */
  text: string;
  /** What the backend should do, where it is open. */
  todo: string;
}

/** What the backend must do about each way in (SECURITY.md has the whole table). */
export const TODO = {
  bearer: 'Ask for a valid bearer before anything else, and answer 401 without one.',
  signature: 'Verify the signature of every token, and take none with "alg": "none".',
  role: 'Check the role of who calls, and answer 403 to everybody else.',
  owner: "Compare the e-mail or the booking with the bearer's owner, and answer 403 to everybody else.",
  stock: 'Offer shoppers an atomic decrement, and forbid them every other change of the stock.',
  login: "Verify the identity service's own token before you give one for its e-mail.",
  payment: 'Ask the payment provider for the intent: its status, its amount, its booking.',
};

/** A door that was not tried. */
export const untried = (operation: OperationName, way: string, text: string): Door => ({
  operation,
  way,
  state: 'not tried',
  text,
  todo: '',
});
