import { createHash, randomBytes } from 'node:crypto';
import type { HttpSandbox } from '#mocks/http.ts';
import { tableNames } from '#mocks/tables.ts';
import { admin, shopper } from '#tests/contract/sandbox.ts';
import { runVerify } from '#tests/verify/program.ts';
import type { NavigationRef } from '#tests/verify/verify.ts';

/** A row whichever way its fields are ordered: JSON says nothing about that. */
const canonical = (row: object) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => one.localeCompare(other)));

/** How many rows a world has in each table, and a digest of them, so that two that differ do not fill the screen. */
export const rowsOf = ({ world }: HttpSandbox) =>
  world.read((view) =>
    Object.fromEntries(
      tableNames.map((name) => {
        const rows: readonly object[] = view.all(name);
        return [name, { count: rows.length, digest: createHash('sha256').update(rows.map(canonical).join()).digest('hex') }];
      }),
    ),
  );

export const PEOPLE = ['--email', shopper, '--admin-email', admin];

/** Runs the program on an address; resolves with what it printed and its exit code. */
export async function runOn(address: string, options: string[], navigationRef: Partial<NavigationRef> = {}) {
  const lines: string[] = [];
  const complaints: string[] = [];
  const terminal = {
    args: ['--url', address, ...options],
    env: {},
    print: (line: string) => void lines.push(line),
    complain: (line: string) => void complaints.push(line),
  };
  const mark = randomBytes(12).toString('hex');
  const code = await runVerify(terminal, {
    fetch,
    timeout: 10_000,
    wait: () => Promise.resolve(),
    signal: new AbortController().signal,
    mark,
    ...navigationRef,
  });
  // A fault of the check itself would else be told as the difference between two lists of doors.
  const fault = lines.find((line) => line.startsWith('The check itself failed'));
  if (fault !== undefined) throw new Error(fault);
  /** The operations that are told in this state, with the lines below each. */
  const told = (state: string) => lines.filter((line) => line.startsWith(state.padEnd(11))).map((line) => line.slice(11));
  /** What is told under 'Left behind', which comes before a blank line and the counts. */
  const left = lines.slice(lines.indexOf('Left behind:') + 1, -2);
  return { code, lines, complaints, told, left, text: lines.join('\n') };
}
