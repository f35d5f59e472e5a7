import { readPath } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { closestName } from '../closestName.ts';

/** The ways a call can fail (docs/product-rules.md#faults says what the client sees). A number is a status. */
export const FAULT_KINDS = [
  '401',
  '403',
  '404',
  '409',
  '412',
  '429',
  '500',
  'offline',
  'timeout',
  'html',
  'malformed',
  'shape',
  'rows',
  'denied',
  'empty',
  'noContent',
  'redirect',
  'slow',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** The kinds that replace the answer. */
export type FailureKind = Exclude<FaultKind, 'slow'>;

/**
 * The moment at which a call fails. `before`: its request is never carried out. `after`: the sandbox first carries it out, so that only its
 * answer is lost. `late`: it is carried out when the client already has the fault, just before a later request.
 */
export type Moment = 'before' | 'after' | 'late';

/** Makes calls of the sandbox fail, or delays them. */
export interface Fault {
  /** The operation whose calls fail; `*` for all operations. */
  operation: OperationName | '*';
  kind: FaultKind;
  /** `slow` is never `late`. @default 'before' */
  moment?: Moment;
  /** With `late`: the request is carried out just before the n-th request after it, or when the faults change. @default 1 */
  lateBy?: number;
  /** The calls that fail: all, the first, or the n-th call that this fault applies to. @default 'always' */
  calls?: 'always' | 'once' | number;
  /** The share of those calls that fail, from 0 to 1. @default 1 */
  probability?: number;
  /** Selects the calls that fail if the probability is below 1: the same seed, the same calls. @default 1 */
  seed?: number;
  /** The delay of the kind `slow`, in milliseconds. @default 1000 */
  delay?: number;
}

/** A text that describes no faults. The message names the part that is wrong. */
export class FaultSyntaxError extends Error {
  override readonly name = 'FaultSyntaxError';
}

const operationNames = Object.keys(operations) as OperationName[];

export const withoutSlashAtEnd = (path: string) => path.replace(/\/$/, '');

/**
 * Reads the operation of a fault: `createBooking`, or `POST /carBooking`, as developer tools show it, with its values or with names in braces.
 * Throws FaultSyntaxError, which offers the right names.
 */
function parseOperation(text: string, refuse: (problem: string) => FaultSyntaxError): Fault['operation'] {
  const named = ['*' as const, ...operationNames].find((name) => name === text);
  if (named !== undefined) return named;
  const [, method = '', path = ''] = /^(?:([a-z]+) +)?(?:\S*?\/api(?=\/))?(\/[^\s?]*)/i.exec(text) ?? [];
  const atPath = operationNames.filter((name) => readPath(withoutSlashAtEnd(operations[name].path), withoutSlashAtEnd(path)) !== null);
  const [exact] = atPath.filter((name) => operations[name].method === method.toUpperCase());
  if (exact !== undefined) return exact;
  const offer = atPath.length > 0 ? `Use ${atPath.join(' or ')}.` : closestName(text, operationNames);
  throw refuse(`'${text}' is no call. ${offer ?? 'Use a name such as createBooking, or * for all.'}`);
}

const isKind = (name: string): name is FaultKind => FAULT_KINDS.some((kind) => kind === name);

/** Reads one part after the kind. Returns null if it is none. */
function readPart(part: string, { kind, delay }: Fault): Partial<Fault> | null {
  if (part === 'before' || part === 'after') return { moment: part };
  if (part === 'late' && kind !== 'slow') return { moment: part };
  if (part === 'always' || part === 'once') return { calls: part };
  // Six digits, because timers take no more than 2^31 milliseconds.
  if (/^\d{1,6}$/.test(part) && kind === 'slow' && delay === undefined) return { delay: Number(part) };
  if (/^[1-9]\d{0,5}$/.test(part)) return { calls: Number(part) };
  if (/^\d{1,3}(?:\.\d+)?%$/.test(part) && Number(part.slice(0, -1)) <= 100) return { probability: Number(part.slice(0, -1)) / 100 };
  const lateBy = /^late=([1-9]\d{0,2})$/.exec(part)?.[1];
  if (lateBy !== undefined && kind !== 'slow') return { moment: 'late', lateBy: Number(lateBy) };
  const seed = /^seed=(\d{1,9})$/.exec(part)?.[1];
  return seed === undefined ? null : { seed: Number(seed) };
}

function parseFault(text: string): Fault {
  const [call = '', kind = '', ...parts] = text.split(':').map((part) => part.trim());
  const refuse = (problem: string) => new FaultSyntaxError(`'${text.trim()}': ${problem}`);
  const operation = parseOperation(call, refuse);
  if (!isKind(kind)) throw refuse(`'${kind}' is no fault. Use one of ${FAULT_KINDS.join(', ')}.`);
  const fault: Fault = { operation, kind };
  for (const part of parts) {
    const read = readPart(part, fault);
    if (read === null)
      throw refuse(
        `'${part}' is not understood. Use before, after, ${kind === 'slow' ? '' : 'late, late=4, '}once, always, a call's number, 30%, seed=7${kind === 'slow' ? ', or milliseconds' : ''}.`,
      );
    if (Object.keys(read).some((key) => Object.hasOwn(fault, key))) throw refuse(`'${part}' contradicts an earlier part.`);
    Object.assign(fault, read);
  }
  return fault;
}

/**
 * Reads faults such as `createBooking:500:after:once,GET /carTools:timeout,*:slow:800`: an operation or `*`, a kind, then any of `before`,
 * `after`, `late` or `late=4`, `once`, `always` or the number of a call, `30%`, `seed=7`, and the milliseconds of `slow`. An empty text and
 * `none` are no faults. Throws FaultSyntaxError.
 */
export function parseFaults(text: string): Fault[] {
  if (['', 'none'].includes(text.trim())) return [];
  return text.split(',').map((part) => parseFault(part));
}

/** Writes faults as a text that `parseFaults` reads; an empty text if there are none. */
export const formatFaults = (faults: readonly Fault[]): string =>
  faults
    .map(({ operation, kind, delay, moment, lateBy, calls, probability, seed }) =>
      [
        operation,
        kind,
        ...(kind === 'slow' && (delay !== undefined || typeof calls === 'number') ? [delay ?? DEFAULT_DELAY] : []),
        ...(moment === undefined ? [] : [lateBy === undefined ? moment : `${moment}=${lateBy}`]),
        ...(calls === undefined ? [] : [calls]),
        ...(probability === undefined ? [] : [`${Number((probability * 100).toFixed(6))}%`]),
        ...(seed === undefined ? [] : [`seed=${seed}`]),
      ].join(':'),
    )
    .join(',');

/** In milliseconds. */
export const DEFAULT_DELAY = 1000;
