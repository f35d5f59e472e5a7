import { type Input, type OperationName, operations, type Output } from '#contract/operations.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { documentedOf } from '#contract/strict.ts';
import type { Answer, Backend } from './backend.ts';
import type { Cleanup } from './cleanup.ts';
import { inspect } from './inspect.ts';
import type { Finding, Ledger } from './ledger.ts';
import type { Options } from './options.ts';

/** Who calls. */
export interface Person {
  email: string;
  /** Missing where the backend gives none. */
  bearer?: string;
}

/** What all checks of one run share. */
export interface Run {
  backend: Backend;
  ledger: Ledger;
  cleanup: Cleanup;
  options: Options;
  /** Resolves after these milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** In the names of all that is made, so that it is found again among other people's. */
  mark: string;
  shopper?: Person;
  admin?: Person;
  /** Learnt on the way. */
  facts: {
    /** A car tool of the catalogue. */
    tool?: Tool;
    /** A booking of the shopper's. */
    bookingId?: string;
    /** Whether the shopper is an administrator already. */
    isShopperAdmin?: boolean;
    /** Whether a record that was saved kept the fields that nobody sent; missing where that was not seen. */
    isUnsentKept?: boolean;
    /** Whether a payment with a made-up transaction id was believed. */
    isMadeUpPaymentTaken?: boolean;
  };
}

export const fault = (basis: Finding['basis'], text: string): Finding => ({ kind: 'fault', basis, text });

/** Nobody is let in without a bearer, or with this one. */
export const isRefused = ({ status }: Answer): boolean => status === 401 || status === 403;

/** Writes down how a call went that should have gone well. */
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

/** Makes a call that should go well, and writes down how it went. */
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

/** Asks for something that is not there: 404 and null are what the shop understands (docs/product-rules.md#booking-and-stock). */
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

/** What rows are sent with: an address that any backend keeps as it is. */
export const PICTURE = 'https://example.com/check.webp';

/** Says which fields of a new row are read differently from what was sent. */
export function compareSent<Sent extends object>(
  { ledger }: Run,
  name: OperationName,
  sent: Sent,
  made: Record<keyof Sent, unknown>,
): void {
  const changed = (Object.keys(sent) as (keyof Sent & string)[]).filter((field) => sent[field] !== made[field]);
  if (changed.length > 0) ledger.add(name, fault('documented', `${changed.join(', ')}: read differently from what was sent`));
}
