import type { Tool } from '#contract/entities/tool.ts';
import { type Input, type OperationName, type Output, operations } from '#contract/operations.ts';
import { documentedOf } from '#contract/strict.ts';
import type { BackendResponse, Backend } from './backend.ts';
import type { Cleanup } from './cleanup.ts';
import type { ConditionalWrite } from './conditionalWrite.ts';
import type { Options } from './options.ts';
import { inspectResponse } from './inspectResponse.ts';
import type { Issue, ResultRecorder } from './report.ts';

/** The user who sends a request. */
export interface Caller {
  email: string;
  /** The access token. Missing if the backend gives none. */
  token?: string;
}

/** The context that all checks of one run share. */
export interface Run {
  backend: Backend;
  recorder: ResultRecorder;
  cleanup: Cleanup;
  options: Options;
  /** Resolves after these milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** The run id. It is in the name of every created record, so that the run finds its own records. */
  runId: string;
  shopper?: Caller;
  admin?: Caller;
  /** Learned during the run. */
  facts: {
    /** A car tool of the catalogue. */
    tool?: Tool;
    /** The id of one of the shopper's bookings. */
    bookingId?: string;
    /** True if the shopper already is an administrator. */
    isShopperAdmin?: boolean;
    /** True if a saved record kept the fields that were not sent; missing if that is unknown. */
    keepsUnsentFields?: boolean;
    /** True if the backend accepted a payment with a made-up transaction id. */
    acceptsMadeUpPayment?: boolean;
    ifMatch?: ConditionalWrite;
    idempotencyKey?: ConditionalWrite;
    cors?: ConditionalWrite;
  };
}

/** A difference. The basis of an undocumented operation is always `assumed`, whatever is passed. */
export const difference = (basis: Issue['basis'], text: string): Issue => ({ kind: 'difference', basis, text });

/** Returns true if the backend refused the access token, or a request without one. */
export const isAccessDenied = ({ status }: BackendResponse): boolean => status === 401 || status === 403;

/** Records the result of a call that should succeed. */
export function recordResponse({ recorder }: Run, name: OperationName, response: BackendResponse, as?: Caller): void {
  const { error, json } = response;
  if (isAccessDenied(response) && operations[name].access !== 'public' && as?.token === undefined) {
    recorder.skip(name, `responded with ${response.status}: needs an access token, and POST /login returned none (set VERIFY_TOKEN)`);
  } else if (error !== null && error.kind !== 'shape') recorder.addIssues(name, difference('documented', error.message));
  else {
    recorder.markMatched(name);
    recorder.addIssues(name, ...inspectResponse(documentedOf(operations[name]), json));
  }
}

/** Makes a call that should succeed, and records its result. */
export async function callAndRecord<Name extends OperationName>(
  run: Run,
  name: Name,
  input: Input<Name>,
  as?: Caller,
): Promise<BackendResponse<Output<Name>>> {
  const response = await run.backend.call(name, input, { token: as?.token });
  recordResponse(run, name, response, as);
  return response;
}

/** Asks for a missing record. The shop understands 404 and null (docs/product-rules.md#booking-and-stock). */
export async function expectNotFound<Name extends 'getTool' | 'getBooking' | 'getUser'>(
  run: Run,
  name: Name,
  input: Input<Name>,
  as?: Caller,
): Promise<void> {
  const response = await run.backend.call(name, input, { token: as?.token });
  if (response.status === 404 || (response.error === null && response.json === null)) return;
  if (isAccessDenied(response) && as?.token === undefined) return;
  const outcome = response.error?.message ?? 'responded with a value';
  run.recorder.addIssues(name, difference('assumed', `for a missing record: ${outcome}; the shop expects 404 or null`));
}

/** The picture of created records: a URL that any backend stores unchanged. */
export const PICTURE = 'https://example.com/check.webp';

/** Reports the fields of a new record that differ from what was sent. */
export function compareWithSent<Sent extends object>(
  { recorder }: Run,
  name: OperationName,
  sent: Sent,
  created: Record<keyof Sent, unknown>,
): void {
  const changed = (Object.keys(sent) as (keyof Sent & string)[]).filter((field) => sent[field] !== created[field]);
  if (changed.length > 0)
    recorder.addIssues(name, difference('documented', `${changed.join(', ')}: the stored value differs from the value that was sent`));
}
