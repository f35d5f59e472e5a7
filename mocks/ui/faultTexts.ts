import { operations, type OperationName } from '#contract/operations.ts';
import { DEFAULT_DELAY, type Fault, type FaultKind } from '../faults/fault.ts';

export const KIND_NAMES: Record<FaultKind, string> = {
  '500': 'Server error (500)',
  offline: 'Connection lost',
  timeout: 'No answer, ever',
  slow: 'Slow',
  '401': 'Signed out (401)',
  '403': 'Not allowed (403)',
  '404': 'Not found (404)',
  '409': 'Conflict (409)',
  '412': 'Changed meanwhile (412)',
  '429': 'Too many calls (429)',
  denied: 'No row matched',
  empty: 'Nothing, with status 200',
  noContent: 'No content (204)',
  html: 'A page',
  malformed: 'Broken JSON',
  shape: 'Other JSON',
  rows: 'Other rows',
  redirect: 'Redirect to a page',
};

/** Writes an operation as its name and as developer tools show it: 'createBooking, POST /carBooking'. */
export const operationText = (name: OperationName): string => `${name}, ${operations[name].method} ${operations[name].path}`;

/** Writes a fault as people read it: 'createBooking: Server error (500), after, once'. */
export function describeFault({ operation, kind, moment = 'before', lateBy, calls = 'always', probability, delay }: Fault): string {
  const parts = [
    kind === 'slow' ? `${KIND_NAMES[kind]}, ${(delay ?? DEFAULT_DELAY) / 1000} s` : KIND_NAMES[kind],
    ...(moment === 'before' ? [] : [lateBy === undefined ? moment : `${moment} by ${lateBy}`]),
    ...(calls === 'always' ? [] : [calls === 'once' ? calls : `call ${calls}`]),
    ...(probability === undefined ? [] : [`${Number((probability * 100).toFixed(6))}%`]),
  ];
  return `${operation === '*' ? 'All calls' : operation}: ${parts.join(', ')}`;
}
