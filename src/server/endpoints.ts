import * as v from 'valibot';
import { readPath, type Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { readBearer, requireAccess } from './access.ts';
import { etagOf } from './etag.ts';
import { onceForKey, readKey } from './idempotency.ts';
import { JsonText } from './listAll.ts';
import type { Ports, Transaction } from './ports.ts';
import type { Context } from './resolver.ts';
import { type Resolvers, resolvers as documented } from './resolvers.ts';
import { errorResponse, HttpError, serializedJsonResponse } from './response.ts';

/** The absolute URLs of a backend, without a trailing slash. */
interface BackendUrls {
  api: string;
  /** The URL of the site's own files. */
  site: string;
}

/** The part of a request that endpoints read. */
export type ReadRequest = Pick<Request, 'url' | 'headers' | 'text'>;

/** Returns the values in the path of an operation under `base`; null for a request to another URL. */
function valuesInPath({ path }: Operation, base: string, { url }: Pick<Request, 'url'>): Record<string, string> | null {
  const { origin, pathname } = new URL(url);
  return readPath(base + path, origin + pathname);
}

function decode(name: string, value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new HttpError(400, `${name} is not percent-encoded correctly`);
  }
}

const json = v.pipe(
  v.string(),
  v.parseJson({}, 'The body is not JSON'),
  v.check((value) => !Array.isArray(value), 'Not a list'),
);

function readBody(text: string, schema: v.GenericSchema): unknown {
  const body = v.safeParse(v.pipe(json, schema), text);
  if (body.success) return body.output;
  const [issue] = body.issues;
  throw new HttpError(400, `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

/** Reads a request as the input of its operation. Throws 400 if it does not fit. */
function readInput(operation: Operation, base: string, request: Pick<Request, 'url'>, text: string): unknown {
  const { searchParams } = new URL(request.url);
  const input: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(valuesInPath(operation, base, request) ?? {})) input[name] = decode(name, value);
  for (const name of operation.query ?? []) {
    const value = searchParams.get(name);
    if (value === null || value === '') throw new HttpError(400, `${name} is required in the query`);
    input[name] = value;
  }
  if (operation.body !== undefined) input['body'] = readBody(text, operation.body);
  return input;
}

/** The requests that somebody responds to. */
export interface Endpoint {
  matches: (request: Request) => boolean;
  respond: (request: Request) => Promise<Response>;
}

/** The endpoint of an operation, for a server that does not have a whole `Request`. */
interface OperationEndpoint {
  name: OperationName;
  matches: (request: Pick<Request, 'url' | 'method'>) => boolean;
  respond: (request: ReadRequest) => Promise<Response>;
}

interface EndpointOptions extends BackendUrls, Ports {
  /** @default the documented ones, which believe what callers say of prices, payments and stock */
  resolvers?: Resolvers;
  /** Returns the ETag of an answer that is not versioned, from its JSON. @default none */
  etagOfJson?: (operation: Operation, json: Uint8Array<ArrayBuffer>) => string | undefined;
}

/** Returns the endpoint of an operation. */
function endpointOf(name: OperationName, { api, site, resolvers = documented, etagOfJson, ...ports }: EndpointOptions): OperationEndpoint {
  const operation: Operation = operations[name];
  const base = operation.origin === 'site' ? site : api;
  // The operation and the resolver have the same name, so the resolver accepts the input that is read.
  const resolve = resolvers[name] as unknown as (context: Context<OperationName>, input: unknown) => Promise<object | null>;

  async function carryOut(request: ReadRequest): Promise<Response> {
    const email = await readBearer(operation, request.headers.get('authorization'), ports);
    const text = operation.body === undefined ? '' : await request.text();
    const key = operation.method === 'POST' ? readKey(request.headers) : null;
    const ifMatch = request.headers.get('if-match');
    const login = { provenEmail: email, issueToken: ports.accessTokens.issue };
    const answer = async (transaction: Transaction) => {
      const caller = operation.access === 'public' || email === null ? null : await requireAccess(operation.access, email, transaction);
      // After the check of access: a 403 tells nothing about the input.
      const input = readInput(operation, base, request, text);
      const resolved = () => resolve({ transaction, caller: caller as never, ifMatch, login }, input);
      return key === null || caller === null ? resolved() : onceForKey(transaction, { name, caller, key, input }, resolved);
    };
    // A read has no resolver that writes.
    const body = await (operation.method === 'GET' ? ports.store.read((view) => answer(view as Transaction)) : ports.store.write(answer));
    // Bytes, so that a list is encoded only once, for its ETag and for the response.
    const json = new TextEncoder().encode(body instanceof JsonText ? body.text : JSON.stringify(body));
    const etag = body !== null && operation.versioned === true ? etagOf(body) : etagOfJson?.(operation, json);
    return serializedJsonResponse(json, { headers: etag === undefined ? {} : { ETag: etag } });
  }

  return {
    name,
    matches: (request) => request.method === operation.method && valuesInPath(operation, base, request) !== null,
    respond: (request) => carryOut(request).catch((error: unknown) => errorResponse(error, ports.reportError)),
  };
}

/** Returns the endpoints of all operations. */
export const createEndpoints = (options: EndpointOptions) =>
  (Object.keys(operations) as OperationName[]).map((name) => endpointOf(name, options));
