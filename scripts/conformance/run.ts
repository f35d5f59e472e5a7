import type { Tool } from '#contract/entities/tool.ts';
import { type Input, type OperationName, type Output, operations } from '#contract/operations.ts';
import { documentedOf } from '#contract/strict.ts';
import type { Answer, Backend } from './backend.ts';
import type { Cleanup } from './cleanup.ts';
import type { Options } from './commandLine.ts';
import { inspect } from './inspectResponse.ts';
import type { Finding, Ledger } from './report.ts';

/** The user who sends a request. */
export interface Person {
  email: string;
  /** The access token. Missing if the backend gives none. */
  bearer?: string;
}

/** The context that all checks of one run share. */
export interface Run {
  backend: Backend;
  ledger: Ledger;
  cleanup: Cleanup;
  options: Options;
  /** Resolves after these milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** The run id. It is in the name of every created record, so that the run finds its own records. */
  mark: string;
  shopper?: Person;
  admin?: Person;
  /** Learned during the run. */
  facts: {
    /** A car tool of the catalogue. */
    tool?: Tool;
    /** The id of one of the shopper's bookings. */
    bookingId?: string;
    /** True if the shopper already is an administrator. */
    isShopperAdmin?: boolean;
    /** True if a saved record kept the fields that were not sent; missing if that is unknown. */
    isUnsentKept?: boolean;
    /** True if the backend accepted a payment with a made-up transaction id. */
    isMadeUpPaymentTaken?: boolean;
  };
}

export const fault = (basis: Finding['basis'], text: string): Finding => ({ kind: 'fault', basis, text });

/** Returns true if the backend refused the access token, or a request without one. */
export const isRefused = ({ status }: Answer): boolean => status === 401 || status === 403;

/** Records the result of a call that should succeed. */
export function record({ ledger }: Run, name: OperationName, answer: Answer, as?: Person): void {
  const { failure, sent } = answer;
  if (isRefused(answer) && operations[name].access !== 'public' && as?.bearer === undefined) {
    ledger.skip(name, `answered ${answer.status}: it wants a bearer, and POST /login gave none (VERIFY_TOKEN can name one)`);
  } else if (failure !== null && failure.kind !== 'shape') ledger.add(name, fault('documented', failure.message));
  else {
    ledger.match(name);
    ledger.add(name, ...inspect(documentedOf(operations[name]), sent));
  }
}

/** Makes a call that should succeed, and records its result. */
export async function attempt<Name extends OperationName>(
  run: Run,
  name: Name,
  input: Input<Name>,
  as?: Person,
): Promise<Answer<Output<Name>>> {
  const answer = await run.backend.call(name, input, { bearer: as?.bearer });
  record(run, name, answer, as);
  return answer;
}

/** Asks for a missing record. The shop understands 404 and null (docs/product-rules.md#booking-and-stock). */
export async function askForNothing<Name extends 'getTool' | 'getBooking' | 'getUser'>(
  run: Run,
  name: Name,
  input: Input<Name>,
  as?: Person,
): Promise<void> {
  const answer = await run.backend.call(name, input, { bearer: as?.bearer });
  if (answer.status === 404 || (answer.failure === null && answer.sent === null)) return;
  if (isRefused(answer) && as?.bearer === undefined) return;
  const told = answer.failure?.message ?? 'answered with something';
  run.ledger.add(name, fault('assumed', `of what is not there: ${told}; the shop expects 404, or null`));
}

/** The picture of created records: a URL that any backend stores unchanged. */
export const PICTURE = 'https://example.com/check.webp';

/** Reports the fields of a new record that differ from what was sent. */
export function compareSent<Sent extends object>(
  { ledger }: Run,
  name: OperationName,
  sent: Sent,
  made: Record<keyof Sent, unknown>,
): void {
  const changed = (Object.keys(sent) as (keyof Sent & string)[]).filter((field) => sent[field] !== made[field]);
  if (changed.length > 0) ledger.add(name, fault('documented', `${changed.join(', ')}: read differently from what was sent`));
}
