import { type OperationName, operations } from '#contract/operations.ts';
import type { Answer } from '../backend.ts';

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

interface Probe {
  operation: OperationName;
  way: string;
  todo: string;
  /** The call is about nothing that exists, so that 404 means that it was looked for before anybody asked who calls. */
  isAboutNothing?: boolean;
}

/** Whether a call was let in. 404 and null about nothing mean that it was looked for, about something that it was hidden. */
function isLetIn({ operation, isAboutNothing = false }: Probe, { status, sent }: Answer): boolean {
  if (status === null) return false;
  const isNull = operations[operation].method === 'GET' && sent === null;
  return isAboutNothing ? status === 404 || status < 300 : status < 300 && !isNull;
}

/** What an answer says about a door. */
export function judgeDoor(probe: Probe, answer: Answer): Door {
  const { operation, way, todo, isAboutNothing = false } = probe;
  const { status, failure } = answer;
  const text = status === null ? (failure?.message ?? '') : `answered ${status}`;
  const door = { operation, way, todo, text };
  if (isLetIn(probe, answer)) return { ...door, state: 'open' };
  const isHidden = !isAboutNothing && status !== null && (status === 404 || status < 300);
  if (status === 401 || status === 403 || isHidden) return { ...door, state: 'closed' };
  return { ...door, state: 'not tried', text: `${text}, which says neither` };
}

/** A door that was not tried. */
export const untried = (operation: OperationName, way: string, text: string): Door => ({
  operation,
  way,
  state: 'not tried',
  text,
  todo: '',
});
