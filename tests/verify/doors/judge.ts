import { operations } from '#contract/operations.ts';
import type { Operation } from '#contract/operation.ts';
import type { Answer } from '../backend.ts';
import type { Door } from './door.ts';

export interface Trial extends Pick<Door, 'operation' | 'way' | 'todo'> {
  /** The call is about nothing that exists, so that 404 means that it was looked for before anybody asked who calls. */
  isAboutNothing?: boolean;
}

/** Failures that are answered with 200: { error: … }, { success: false }. */
function isComplaint(sent: unknown): boolean {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false;
  const { error, errors, success, ok, _id } = sent as Record<string, unknown>;
  return _id === undefined && (Boolean(error) || Boolean(errors) || success === false || ok === false);
}

/** Whether a 2xx is an answer of this call at all: a page to sign in on, after a redirect, or a complaint is none. */
const isItsOwn = ({ failure, sent, isPage }: Answer) => failure === null && !isPage && !isComplaint(sent);

/** Only where something is named can it be hidden by 404 or null: of a list 404 says that the path is another. */
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

/** What an answer says about a door. */
export function judgeDoor(trial: Trial, answer: Answer): Door {
  const { operation, way, todo } = trial;
  const [state, text] = stateOf(trial, answer);
  return { operation, way, todo, state, text };
}
