import { ApiError } from '#contract/apiError.ts';
import { type BackendOptions, createBackend } from './backend.ts';
import { createCleanup } from './cleanup.ts';
import { type Options, readOptions, USAGE, UsageError } from './commandLine.ts';
import { checkReads, signInAll } from './reads.ts';
import { exitCodeOf, openLedger, type Report, reportLines } from './report.ts';
import type { Run } from './run.ts';
import type { Door } from './security/securityCheck.ts';
import { checkDoors } from './security/securityChecks.ts';
import { checkKept, checkWrites } from './writes/writes.ts';

/** The dependencies of a run. */
export interface VerifyDependencies extends Pick<BackendOptions, 'fetch' | 'timeout' | 'signal'> {
  /** Resolves after these milliseconds. */
  wait: Run['wait'];
  /** The run id: 24 hexadecimal digits that no other run has. */
  mark: string;
}

async function check(run: Run): Promise<Door[] | null> {
  await signInAll(run);
  await checkReads(run);
  await checkWrites(run);
  const { options, mark, shopper } = run;
  const doors = options.expectSecure ? await checkDoors(run, { id: `f${mark.slice(1)}`, email: `nobody.${mark}@example.com` }) : null;
  if (options.write && shopper !== undefined) await checkKept(run, shopper);
  return doors;
}

/** Describes why a run ended early: it was stopped, or the check itself failed. */
function interruptionOf(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'aborted') return 'It was stopped before its end.';
  return `The check itself failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/**
 * Checks a backend against the contract: its reads, with `write` its writes, with `expectSecure` its security. Undoes its changes, even if
 * something fails or the run is stopped. Never rejects.
 */
export async function verify(options: Options, { mark, wait, ...dependencies }: VerifyDependencies): Promise<Report> {
  const addresses = { apiBase: options.url, siteBase: options.site ?? options.url };
  const cleanup = createCleanup();
  const ledger = openLedger();
  const run: Run = { backend: createBackend({ ...addresses, ...dependencies }), ledger, cleanup, options, wait, mark, facts: {} };
  let doors: Door[] | null = null;
  let interruption: string | null = null;
  try {
    doors = await check(run);
  } catch (error) {
    interruption = interruptionOf(error);
    for (const { name } of ledger.verdicts()) ledger.skip(name, 'the run ended before its turn');
  }
  // Has its own signal, so that the cleanup also runs after a stop.
  await cleanup.run(createBackend({ ...addresses, ...dependencies, signal: new AbortController().signal }));
  return { verdicts: ledger.verdicts(), doors, left: cleanup.left(), interruption };
}

/** The input and output of a program. */
interface Terminal {
  args: string[];
  env: Record<string, string | undefined>;
  print: (line: string) => void;
  complain: (line: string) => void;
}

function readOrComplain({ args, env, complain }: Terminal): Options | null {
  try {
    return readOptions(args, env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(`${error.message}\n\n${USAGE}`);
    return null;
  }
}

/** Runs `verify` as a program. Resolves with its exit code. */
export async function runVerify(terminal: Terminal, dependencies: VerifyDependencies): Promise<0 | 1 | 2> {
  const options = readOrComplain(terminal);
  if (options === null) return 2;
  const report = await verify(options, dependencies);
  for (const line of reportLines(report)) terminal.print(line);
  return exitCodeOf(report);
}
