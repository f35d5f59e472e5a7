import * as v from 'valibot';
import type { Operation } from '#contract/operation.ts';
import type { OperationName, operations } from '#contract/operations.ts';
import type { World } from '../store/world.ts';
import { requireAccess, identifyCaller } from './access.ts';
import { etagOf } from './etag.ts';
import type { Faults } from './faults/faults.ts';
import { HttpError } from './httpError.ts';
import { onceForKey } from './idempotency.ts';
import { jsonResponse } from './jsonResponse.ts';
import { type LoginProof, optionalProof } from './loginProof.ts';
import type { Resolvers } from './resolvers.ts';
import { readToken } from './token.ts';

/** The absolute URLs of the sandbox, without a trailing slash. */
export interface SandboxUrls {
  api: string;
  /** The URL of the site's own files. */
  site: string;
}

export interface EndpointsOptions extends SandboxUrls {
  world: World;
  /** Makes calls fail on purpose. @default no faults */
  faults?: Faults;
  /** How login checks who calls. @default the sandbox's own ID token, if there is one */
  loginProof?: LoginProof;
}

const literal = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The URL of a request without its query, percent-encoded as it was sent. */
function urlWithoutQuery(request: Request): string {
  const { origin, pathname } = new URL(request.url);
  return origin + pathname;
}

/** Matches the URLs of an operation under `base`, an absolute URL without a trailing slash. */
function urlPattern(operation: Operation, base: string): RegExp {
  const path = operation.path.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? `(?<${part.slice(1, -1)}>[^/]+)` : literal(part)));
  return new RegExp(`^${literal(base)}${path.join('')}$`);
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

async function readBody(request: Request, schema: v.GenericSchema): Promise<unknown> {
  const body = v.safeParse(v.pipe(json, schema), await request.text());
  if (body.success) return body.output;
  const [issue] = body.issues;
  throw new HttpError(400, `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

/** Reads a request as the input of its operation. Rejects with 400 if it does not fit. */
async function readInput(operation: Operation, pattern: RegExp, request: Request): Promise<unknown> {
  const { searchParams } = new URL(request.url);
  const input: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(pattern.exec(urlWithoutQuery(request))?.groups ?? {})) input[name] = decode(name, value);
  for (const name of operation.query ?? []) {
    const value = searchParams.get(name);
    if (value === null || value === '') throw new HttpError(400, `${name} is required in the query`);
    input[name] = value;
  }
  if (operation.body !== undefined) input['body'] = await readBody(request, operation.body);
  return input;
}

/** The operations whose answer has an ETag: the version of a tool. */
const VERSIONED: readonly OperationName[] = ['getTool', 'updateTool'];

const errorResponse = (status: number, message: string) => jsonResponse({ message }, { status });

function toErrorResponse(name: string, error: unknown) {
  if (error instanceof HttpError) return errorResponse(error.status, error.message);
  console.error(`The sandbox failed at ${name}`, error);
  return errorResponse(500, 'The sandbox failed');
}

/** An operation of the sandbox: the requests that it matches, and its responses. */
export interface Endpoint {
  method: Lowercase<Operation['method']> | 'all';
  /** True for the URLs that it responds to. Ignores the method. */
  matches: (request: Request) => boolean;
  respond: (request: Request) => Promise<Response>;
}

/** Returns how an operation responds. */
export function endpointOf(
  [name, operation]: readonly [OperationName, Operation],
  resolvers: Resolvers,
  { api, site, world, faults, loginProof = optionalProof }: EndpointsOptions,
): Endpoint {
  const pattern = urlPattern(operation, operation.origin === 'site' ? site : api);
  // The operation and the resolver have the same name, so the resolver accepts the input that is read.
  const resolve = resolvers[name] as unknown as (context: object, input: unknown) => Promise<object | null>;
  const carryOut = async (request: Request): Promise<Response> => {
    try {
      const authorization = request.headers.get('authorization');
      const caller = await identifyCaller(world, readToken(authorization));
      requireAccess(operation.access, caller);
      const input = await readInput(operation, pattern, request);
      const key = operation.method === 'POST' ? request.headers.get('idempotency-key') : null;
      const written = key === null || caller === null ? world : onceForKey(world, { name, caller, key, input });
      const ifMatch = request.headers.get('if-match');
      const body = await resolve({ world: written, caller, ifMatch, authorization, loginProof }, input);
      return jsonResponse(body, { headers: body !== null && VERSIONED.includes(name) ? { ETag: etagOf(body) } : {} });
    } catch (error) {
      return toErrorResponse(name, error);
    }
  };
  return {
    method: operation.method.toLowerCase() as Lowercase<Operation['method']>,
    matches: (request) => pattern.test(urlWithoutQuery(request)),
    respond: async (request) =>
      faults === undefined ? carryOut(request) : faults.respond(name, { request, page: `${site}/`, carryOut: () => carryOut(request) }),
  };
}

/** The endpoints of all operations, followed by one that logs every other call under `api` and responds with 501. */
export function endpointsFor(table: typeof operations, resolvers: Resolvers, options: EndpointsOptions): Endpoint[] {
  const undocumented: Endpoint = {
    method: 'all',
    matches: ({ url }) => url.startsWith(`${options.api}/`),
    respond: async ({ method, url }) => {
      const call = `${method} ${url}`;
      console.error(`The sandbox does not support ${call}`);
      return errorResponse(501, `No documented call: ${call}`);
    },
  };
  return [...(Object.keys(table) as OperationName[]).map((name) => endpointOf([name, table[name]], resolvers, options)), undocumented];
}
