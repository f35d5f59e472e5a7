import type { Tool } from '#contract/entities/tool.ts';
import { type Input, type OperationName, type Output, operations } from '#contract/operations.ts';
import { documentedOf } from '#contract/strict.ts';
import type { BackendResponse, Backend } from './backend.ts';
import type { Cleanup } from './cleanup.ts';
import { inspectResponse } from './inspectResponse.ts';
import type { ConditionalWrite, ResultRecorder } from './report.ts';

export interface Options {
  /** The base URL of the backend, `<api>`. */
  url: string;
  /** The URL of the shop's own files. Without it products.json is not read. */
  site?: string;
  /** The email of a disposable account. */
  email?: string;
  adminEmail?: string;
  /** An access token to use instead of the one from POST /login, as is `adminToken`. Secret. */
  token?: string;
  adminToken?: string;
  /** An ID token for `email` that POST /login carries, as `adminIdToken` does for `adminEmail`. Secret. */
  idToken?: string;
  adminIdToken?: string;
  write: boolean;
  /** The writes to try although they cannot be undone. */
  keep: readonly OperationName[];
  expectSecure: boolean;
}

export interface Caller {
  email: string;
  /** The access token. Missing if the backend gives none. */
  token?: string;
}

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
    /** True for each invention of a shopper that the backend accepted, false if it refused; missing if that is unknown. */
    accepts: { raisedStock?: boolean; madeUpPayment?: boolean; bookingPrice?: boolean; intentPrice?: boolean };
    ifMatch?: ConditionalWrite;
    idempotencyKey?: ConditionalWrite;
    cors?: ConditionalWrite;
  };
}

/** Returns true if the backend refused the access token, or a request without one. */
export const isAccessDenied = ({ status }: BackendResponse): boolean => status === 401 || status === 403;

/** Returns true if the backend understood the request and refused it. */
export const isRefused = ({ status }: BackendResponse): boolean => status !== null && status >= 400 && status < 500;

/** Records the result of a call that should succeed. */
export function recordResponse({ recorder }: Run, name: OperationName, response: BackendResponse, as?: Caller): void {
  const { error, headers, json } = response;
  if (isAccessDenied(response) && operations[name].access !== 'public' && as?.token === undefined) {
    recorder.skip(name, `responded with ${response.status}: needs an access token, and POST /login returned none (set VERIFY_TOKEN)`);
  } else if (error !== null && error.kind !== 'shape') recorder.addDifference(name, error.message);
  else {
    recorder.markMatched(name);
    recorder.addIssues(name, ...inspectResponse(documentedOf(operations[name]), json));
    const type = headers.get('Content-Type') ?? 'missing';
    if (json !== undefined && !/[/+]json\b/.test(type))
      recorder.addIssues(name, { kind: 'note', basis: 'documented', text: `the content type is ${type} instead of application/json` });
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
  // The specification does not say how a backend refuses, but a record that does not exist has no value.
  const basis = response.error === null ? 'documented' : 'assumed';
  run.recorder.addDifference(name, `for a missing record: ${outcome}; the shop expects 404 or null`, basis);
}

interface Deletion {
  /** The call that deletes, and the one that finds no record afterwards. */
  remove: 'deleteTool' | 'deleteBooking';
  get: 'getTool' | 'getBooking';
  id: string;
  /** The name of such a record in the report. */
  noun: string;
  /** Reads the list that has the record. */
  list: () => Promise<BackendResponse<readonly { _id: string }[]>>;
}

/** Deletes a record that is in a list, and then once more: the second time the shop expects 404 or 2xx. */
export async function deleteTwice(run: Run, { remove, get, id, noun, list }: Deletion, as: Caller): Promise<void> {
  if ((await callAndRecord(run, remove, { id }, as)).error !== null) return;
  const { value: left } = await list();
  if (left === null || left.some(({ _id }) => _id === id)) return run.recorder.addDifference(remove, `the ${noun} is still in the list`);
  await expectNotFound(run, get, { id }, operations[get].access === 'public' ? undefined : as);
  const again = await run.backend.call(remove, { id }, { token: as.token });
  if (again.error !== null && again.status !== 404)
    run.recorder.addDifference(remove, `for a deleted record: ${again.error.message}; the shop expects 404 or 2xx`, 'assumed');
}
