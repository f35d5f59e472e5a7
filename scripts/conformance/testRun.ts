import { createHash, randomBytes } from 'node:crypto';
import type { HttpSandbox } from '#mocks/http.ts';
import { tableNames } from '#mocks/tables.ts';
import { admin, shopper } from '#tests/contract/sandbox.ts';
import { runVerify } from './program.ts';
import type { VerifyDependencies } from './verify.ts';

/** Serializes a row with sorted fields, because their order in JSON has no meaning. */
const canonical = (row: object) => JSON.stringify(Object.entries(row).toSorted(([one], [other]) => one.localeCompare(other)));

/** The row count and a digest of each table. A digest keeps the diff of a failed test short. */
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

/** Runs the program against a URL. Resolves with its output and its exit code. */
export async function runOn(address: string, options: string[], dependencies: Partial<VerifyDependencies> = {}) {
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
    ...dependencies,
  });
  // Otherwise a crash of the program would look like a difference between two lists of security checks.
  const fault = lines.find((line) => line.startsWith('The check itself failed'));
  if (fault !== undefined) throw new Error(fault);
  /** The lines that report this state, without the state itself. */
  const told = (state: string) => lines.filter((line) => line.startsWith(state.padEnd(11))).map((line) => line.slice(11));
  /** The lines under 'Left behind:', up to the blank line and the summary. */
  const left = lines.slice(lines.indexOf('Left behind:') + 1, -2);
  return { code, lines, complaints, told, left, text: lines.join('\n') };
}
