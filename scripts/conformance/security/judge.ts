import { operations } from '#contract/operations.ts';
import type { Operation } from '#contract/operation.ts';
import type { Answer } from '../backend.ts';
import type { Door } from './securityCheck.ts';

export interface Trial extends Pick<Door, 'operation' | 'way' | 'todo'> {
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
