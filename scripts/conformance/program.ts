import { ApiError } from '#contract/apiError.ts';
import { type BackendOptions, createBackend } from './backend.ts';
import { createCleanup } from './cleanup.ts';
import { conditionalWritesOf } from './conditionalWrites.ts';
import { checkCors } from './cors.ts';
import { readOptions, USAGE, UsageError } from './commandLine.ts';
import { checkReads, signInAll } from './reads.ts';
import { exitCodeOf, createResultRecorder, type Report, reportLines } from './report.ts';
import type { Options, Run } from './run.ts';
import type { SecurityCheck } from './security/securityCheck.ts';
import { runSecurityChecks } from './security/securityChecks.ts';
import { checkPermanentWrites, checkWrites } from './writes/writes.ts';

export interface RunDependencies extends Pick<BackendOptions, 'fetch' | 'timeout' | 'signal'> {
  /** Resolves after these milliseconds. */
  wait: Run['wait'];
  /** The run id: 24 hexadecimal digits that no other run has. */
  runId: string;
}

async function check(run: Run): Promise<SecurityCheck[] | null> {
  await signInAll(run);
  await checkReads(run);
  await checkCors(run);
  await checkWrites(run);
  const { options, runId, shopper } = run;
  const securityChecks = options.expectSecure
    ? await runSecurityChecks(run, { id: `f${runId.slice(1)}`, email: `nobody.${runId}@example.com` })
    : null;
  if (options.write && shopper !== undefined) await checkPermanentWrites(run, shopper);
  return securityChecks;
}

/** Describes why a run ended early: it was stopped, or the check itself failed. */
function interruptionOf(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'aborted') return 'The run was stopped.';
  return `The run failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/**
 * Checks a backend against the contract: its reads, with `write` its writes, with `expectSecure` its security. Undoes its changes, even if
 * something fails or the run is stopped. Never rejects.
 */
async function runChecks(options: Options, { runId, wait, ...dependencies }: RunDependencies): Promise<Report> {
  const addresses = { apiBase: options.url, siteBase: options.site ?? options.url };
  const cleanup = createCleanup();
  const recorder = createResultRecorder();
  const run: Run = {
    backend: createBackend({ ...addresses, ...dependencies }),
    recorder,
    cleanup,
    options,
    wait,
    runId,
    facts: { accepts: {} },
  };
  let securityChecks: SecurityCheck[] | null = null;
  let interruption: string | null = null;
  try {
    securityChecks = await check(run);
  } catch (error) {
    interruption = interruptionOf(error);
    for (const { name } of recorder.results()) recorder.skip(name, 'the run ended early');
  }
  // Has its own signal, so that the cleanup also runs after a stop.
  await cleanup.run(createBackend({ ...addresses, ...dependencies, signal: new AbortController().signal }));
  return {
    results: recorder.results(),
    conditionalWrites: conditionalWritesOf(run),
    securityChecks,
    leftBehind: cleanup.leftBehind(),
    interruption,
  };
}

interface Terminal {
  args: string[];
  env: Record<string, string | undefined>;
  print: (line: string) => void;
  printError: (line: string) => void;
}

function readOptionsOrPrintUsage({ args, env, printError }: Terminal): Options | null {
  try {
    return readOptions(args, env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    printError(`${error.message}\n\n${USAGE}`);
    return null;
  }
}

/** Runs the checks as a program. Resolves with its exit code. */
export async function runConformance(terminal: Terminal, dependencies: RunDependencies): Promise<0 | 1 | 2> {
  const options = readOptionsOrPrintUsage(terminal);
  if (options === null) return 2;
  const report = await runChecks(options, dependencies);
  for (const line of reportLines(report)) terminal.print(line);
  return exitCodeOf(report);
}
