import * as v from 'valibot';
import type { Operation } from '#contract/operation.ts';
import { Refusal } from './refusal.ts';

const literal = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The URL of a request without its query, percent-encoded as it was sent. */
export function addressOf(request: Request): string {
  const { origin, pathname } = new URL(request.url);
  return origin + pathname;
}

/** Matches the URLs of an operation under `base`, an absolute URL without a trailing slash. */
export function addressPattern(operation: Operation, base: string): RegExp {
  const path = operation.path.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? `(?<${part.slice(1, -1)}>[^/]+)` : literal(part)));
  return new RegExp(`^${literal(base)}${path.join('')}$`);
}

function decode(name: string, value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw new Refusal(400, `${name} is not well encoded`);
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
  throw new Refusal(400, `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
}

/** Reads a request as the input of its operation. Rejects with 400 if it does not fit. */
export async function readInput(operation: Operation, pattern: RegExp, request: Request): Promise<unknown> {
  const { searchParams } = new URL(request.url);
  const input: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(pattern.exec(addressOf(request))?.groups ?? {})) input[name] = decode(name, value);
  for (const name of operation.query ?? []) {
    const value = searchParams.get(name);
    if (value === null || value === '') throw new Refusal(400, `${name} is required in the query`);
    input[name] = value;
  }
  if (operation.body !== undefined) input['body'] = await readBody(request, operation.body);
  return input;
}
