import { ApiError } from '#contract/apiError.ts';
import { type BackendOptions, createBackend } from './backend.ts';
import { createCleanup } from './cleanup.ts';
import { checkDoors } from './security/securityChecks.ts';
import type { Door } from './security/securityCheck.ts';
import { isDocumentedFault, openLedger, type Verdict } from './ledger.ts';
import type { Options } from './commandLine.ts';
import { checkReads } from './reads.ts';
import type { Run } from './run.ts';
import { signInAll } from './signIn.ts';
import { checkKept } from './writes/kept.ts';
import { checkWrites } from './writes/writes.ts';

/** The result of a run. */
export interface Report {
  /** One for each operation of the contract. */
  verdicts: Verdict[];
  /** null if the security checks did not run. */
  doors: Door[] | null;
  /** Descriptions of what stays in the backend. */
  left: readonly string[];
  /** Why the run ended early, in a sentence; null if it did not. The cleanup runs in both cases. */
  interruption: string | null;
}

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

/** Returns 1 if something documented differs, a security check is open, or the run ended early; else 0. */
export function exitCodeOf({ verdicts, doors, interruption }: Report): 0 | 1 {
  const isWrong = verdicts.some(({ findings }) => findings.some(isDocumentedFault));
  return isWrong || interruption !== null || doors?.some(({ state }) => state === 'open') === true ? 1 : 0;
}
