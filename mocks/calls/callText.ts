import type { Call } from './calls.ts';

/** The path and the query of a call. */
export function pathOf({ url }: Call): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The status of a call, as people read it. */
export function statusOf({ answer }: Call): string {
  if (answer === null) return 'Pending';
  return answer.status === 0 ? 'Broken' : String(answer.status);
}
