import type * as v from 'valibot';

/** Who may call: anybody, the person that a record belongs to, or administrators (who may do all). */
export type Access = 'public' | 'own' | 'admin';

/** One documented call. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Under `<api>`, as docs/spec.md#calls writes it; `{name}` marks what the input fills in. */
  path: string;
  /** Names of the inputs that go into the query. */
  query?: readonly string[];
  /** The JSON body that is sent. */
  body?: v.GenericSchema;
  /** What is read from the answer: of a read it must fit, of a write it may. */
  response: v.GenericSchema;
  access: Access;
  /** `site`: a file of the site, read under the site's base instead of `<api>`. @default 'api' */
  origin?: 'api' | 'site';
}

type ParameterOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterOf<Rest> : never;
type QueryOf<Op extends Operation> = Op['query'] extends readonly (infer Name extends string)[] ? Name : never;
type BodyOf<Op extends Operation> = Op['body'] extends v.GenericSchema ? { body: v.InferOutput<Op['body']> } : unknown;

/** What a caller gives: the path's and the query's values by name, and the body. */
export type InputOf<Op extends Operation> = Record<ParameterOf<Op['path']> | QueryOf<Op>, string> & BodyOf<Op>;

/** What a caller gets. */
export type OutputOf<Op extends Operation> = v.InferOutput<Op['response']>;

/** Fills `{name}`s and the query, each value percent-encoded: `+` becomes `%2B`. */
export function fillPath(operation: Operation, input: Record<string, unknown>): string {
  const encode = (name: string) => encodeURIComponent(String(input[name]).toWellFormed());
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(name));
  const query = (operation.query ?? []).map((name) => `${name}=${encode(name)}`).join('&');
  return query === '' ? path : `${path}?${query}`;
}
