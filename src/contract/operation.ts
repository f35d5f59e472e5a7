import type * as v from 'valibot';

/**
 * The access that an operation requires. `public`: everybody; `signedIn`: every signed-in user; `own`: the user whom the record belongs
 * to; `admin`: administrators only. Administrators may call every operation.
 */
export type Access = 'public' | 'signedIn' | 'own' | 'admin';

/** A call that the shop makes to its backend. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path under `<api>`, as in docs/spec.md#calls. `{name}` is replaced by the input. */
  path: string;
  /** The names of the inputs that go into the query string. */
  query?: readonly string[];
  /** The schema of the JSON body. */
  body?: v.GenericSchema;
  /** The schema of the response. The response to a query must match it; most mutations accept any response. */
  response: v.GenericSchema;
  access: Access;
  /** `site` is a file of the site, requested under the site's base instead of `<api>`. @default 'api' */
  origin?: 'api' | 'site';
  /**
   * True if sending the same request twice does no more than sending it once. The client repeats only such requests, and only after a 401.
   * @default true for all methods except POST
   */
  repeatable?: boolean;
  /**
   * The bearer token that is part of the call. `accessToken`: that of `login`. `idToken`: the identity service's own, as a proof of who calls.
   * @default no token by itself; the access token if the shop sends it with every call
   */
  bearer?: 'accessToken' | 'idToken';
  /**
   * True if the answer has the ETag of its row, and a PUT of the row may carry it in If-Match (docs/product-rules.md#conditional-writes).
   * @default false
   */
  versioned?: boolean;
  /** False for a call that docs/spec.md#calls does not list. A backend built from the specification lacks it. @default true */
  documented?: boolean;
}

/** Returns true if the client may send the same request once more. */
export const isRepeatable = ({ method, repeatable = method !== 'POST' }: Operation): boolean => repeatable;

/** Returns true for a call that docs/spec.md#calls lists. */
export const isDocumented = ({ documented = true }: Operation): boolean => documented;

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterOf<Rest> : never;
type QueryOf<Op extends Operation> = Op['query'] extends readonly (infer Name extends string)[] ? Name : never;
type BodyOf<Op extends Operation> = Op['body'] extends v.GenericSchema ? { body: v.InferOutput<Op['body']> } : unknown;

/** The input of an operation: the values for the path and the query by name, and the body. */
export type InputOf<Op extends Operation> = Record<ParameterOf<Op['path']> | QueryOf<Op>, string> & BodyOf<Op>;

/** The decoded response of an operation. */
export type OutputOf<Op extends Operation> = v.InferOutput<Op['response']>;

/** The names between a path's braces, in order. */
export const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Returns the values of a path's `{name}`s, percent-encoded as they are in `given`; null for another path. Also takes whole URLs. */
export function readPath(path: string, given: string): Record<string, string> | null {
  const [expectedParts, givenParts] = [path.split('/'), given.split('/')];
  if (expectedParts.length !== givenParts.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of givenParts.entries()) {
    const [name] = namesIn(expectedParts[index] ?? '');
    if (name === undefined ? part !== expectedParts[index] : part === '') return null;
    if (name !== undefined) values[name] = part;
  }
  return values;
}

/** The names of the inputs in the path and the query. */
export const parameterNames = ({ path, query = [] }: Operation): string[] => [...namesIn(path), ...query];

/** Fills in the `{name}`s of the path and adds the query. Percent-encodes each value: `+` becomes `%2B`. */
export function fillPath(operation: Operation, input: Record<string, unknown>): string {
  const encode = (name: string) => encodeURIComponent(String(input[name]).toWellFormed());
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(name));
  const query = (operation.query ?? []).map((name) => `${name}=${encode(name)}`).join('&');
  return query === '' ? path : `${path}?${query}`;
}
