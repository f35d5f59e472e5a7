import { createHash, randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { HttpSandbox } from '#mocks/http/http.ts';
import { tableNames } from '#mocks/store/tables.ts';
import { admin, shopper } from '../contract/sandbox.ts';
import { openHttpSandbox } from './httpSandbox.ts';
import { type RunDependencies, runConformance } from '../../scripts/conformance/program.ts';

/** Responds to one request. `real` sends it to the server, as it is or changed, and returns the real response. */
export type Override = (real: (changed?: RequestInit) => Promise<Response>, init: RequestInit, url: URL) => Response | Promise<Response>;

/** A fetch to a server that replaces the named requests, such as 'GET /review'. A * matches one path segment. */
export function fetchWithOverrides(overrides: Record<string, Override>, send: typeof fetch = fetch): typeof fetch {
  const rules = Object.entries(overrides).map(([call, override]) => [new RegExp(`^${call.replaceAll('*', '[^/]+')}$`), override] as const);
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const real = (changed = init) => send(input, changed);
    const rule = rules.find(([pattern]) => pattern.test(`${init.method ?? 'GET'} ${url.pathname}`));
    return rule === undefined ? real() : rule[1](real, init, url);
  };
}

/** Responds with the real response after changing its JSON. */
export const changedJson =
  <Json>(change: (json: Json) => unknown): Override =>
  async (real) =>
    Response.json(change((await (await real()).json()) as Json));

/** Sends the request, but responds with this status. */
export const applied =
  (status: number): Override =>
  async (real) => {
    await real();
    return new Response('', { status });
  };

/** Serializes a row with sorted fields, because their order in JSON has no meaning. */
const canonical = (row: object) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => one.localeCompare(other)));

/** The row count and a digest of each table. A digest keeps the diff of a failed test short. */
export const tableDigests = ({ world }: HttpSandbox) =>
  world.read((view) =>
    Object.fromEntries(
      // An Idempotency-Key that was used stays known.
      tableNames
        .filter((name) => name !== 'answers')
        .map((name) => {
          const rows: readonly object[] = view.all(name);
          return [name, { count: rows.length, digest: createHash('sha256').update(rows.map(canonical).join()).digest('hex') }];
        }),
    ),
  );

export const PEOPLE = ['--email', shopper, '--admin-email', admin];

/** Runs the program against a URL. Resolves with its output and its exit code. */
export async function runOn(address: string, options: string[], dependencies: Partial<RunDependencies> = {}) {
  const lines: string[] = [];
  const printedErrors: string[] = [];
  const terminal = {
    args: ['--url', address, ...options],
    env: {},
    print: (line: string) => void lines.push(line),
    printError: (line: string) => void printedErrors.push(line),
  };
  const runId = randomBytes(12).toString('hex');
  const code = await runConformance(terminal, {
    fetch,
    timeout: 600_000,
    wait: () => Promise.resolve(),
    signal: new AbortController().signal,
    runId,
    ...dependencies,
  });
  // Otherwise a crash of the program would look like a difference between two lists of security checks.
  const crash = lines.find((line) => line.startsWith('The run failed'));
  if (crash !== undefined) throw new Error(crash);
  /** The lines that report this state, without the state itself. */
  const linesWith = (state: string) => lines.filter((line) => line.startsWith(state.padEnd(11))).map((line) => line.slice(11));
  /** The lines under 'Left behind:', up to the blank line and the summary. */
  const leftBehind = lines.slice(lines.indexOf('Left behind:') + 1, -2);
  return { code, lines, printedErrors, linesWith, leftBehind, text: lines.join('\n') };
}

export type Row = Record<string, unknown>;

export const everyRow = (change: Row) => changedJson<Row[]>((rows) => rows.map((row) => ({ ...row, ...change })));
export const firstRow = (change: Row) =>
  changedJson<Row[]>((rows) => rows.map((row, index) => (index === 0 ? { ...row, ...change } : row)));
export const lastRow = (change: Row) =>
  changedJson<Row[]>((rows) => rows.map((row, index) => (index === rows.length - 1 ? { ...row, ...change } : row)));
export const respondWith =
  (body: string, init: ResponseInit = {}) =>
  () =>
    new Response(body, init);
export const htmlPage = respondWith('<!doctype html><title>Shop</title>', { headers: { 'content-type': 'text/html' } });

/** Responds to an unknown id with this instead of 404. */
export const unknownOf =
  (status: number, body: string): Override =>
  async (real) => {
    const response = await real();
    return response.status === 404 ? new Response(body, { status }) : response;
  };

/** Starts one server for all tests of a file, and resets its data after each test. @returns a getter for the server */
export function sharedSandbox(): () => HttpSandbox {
  let sandbox: HttpSandbox;
  beforeAll(async () => {
    sandbox = await openHttpSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await sandbox.world.reset();
  });
  return () => sandbox;
}

/** Returns a function that runs the program against the server, which is correct except for some calls. */
export const runnerWithOverrides =
  (sandbox: () => HttpSandbox, defaults: string[] = PEOPLE) =>
  (overrides: Record<string, Override>, options = defaults) =>
    runOn(sandbox().address, options, { fetch: fetchWithOverrides(overrides) });

/** The lines that a report has under an operation. */
export function issuesUnder(lines: string[], name: string): string[] {
  const start = lines.findIndex((line) => line.slice(11).split(':')[0] === name) + 1;
  const length = lines.slice(start).findIndex((line) => !line.startsWith(' '));
  return lines.slice(start, start + length).map((line) => line.trim());
}
