import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { createSandbox } from '#mocks/createSandbox.ts';
import { createApp } from '#mocks/http/app.ts';
import { PEOPLE, fetchWithOverrides, issuesUnder, runOn } from '../support/conformanceRun.ts';
import { bookings } from './bookings.ts';
import type { Deviation } from './deviation.ts';
import { others } from './others.ts';
import { tools } from './tools.ts';
import { users } from './users.ts';

const ADDRESS = 'http://127.0.0.1';
const OPTIONS = [...PEOPLE, '--site', 'http://localhost', '--write', '--keep', 'createReview,makeAdmin'];
const table = [...tools, ...bookings, ...users, ...others];

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs verify:api on a sandbox behind a proxy, without a network. */
async function verify(change: Deviation['change'], options: string[]) {
  const { world, endpoints, faults } = await createSandbox({ siteBase: ADDRESS, apiPath: '' });
  const app = createApp({ endpoints, address: ADDRESS, pictures: { names: [], read: () => Promise.reject() }, origins: [], faults });
  const send: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input as string);
    return app.request(`${ADDRESS}${pathname}${search}`, init);
  };
  return runOn(ADDRESS, options, { fetch: fetchWithOverrides(change(world), send) });
}

test('without a deviation, all matches', async () => {
  const { code, lines, linesWith } = await verify(() => ({}), OPTIONS);
  expect(linesWith('differs')).toEqual([]);
  expect(linesWith('not tried')).toEqual([]);
  expect(lines.filter((line) => /^ {2}(If-Match|Idempotency-Key): honoured|^ {2}CORS: allowed/.test(line))).toHaveLength(3);
  expect(code).toBe(0);
});

test.each(table)('$operation: $name', async ({ change, operation, report, because }) => {
  const { code, lines, linesWith } = await verify(change, report.startsWith('failed') ? [...OPTIONS, '--expect-secure'] : OPTIONS);
  const found = [
    ...issuesUnder(lines, operation),
    ...linesWith('failed').map((line) => line.replace(`${operation} `, 'failed: ')),
    ...lines.filter((line) => /^ {2}(If-Match|Idempotency-Key|CORS): /.test(line)).map((line) => line.trim()),
  ];
  expect(found.map((line) => line.slice(0, report.length))).toContain(report);
  expect(code).toBe(because === undefined ? 1 : 0);
});
