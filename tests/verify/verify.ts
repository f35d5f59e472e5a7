import { ApiError } from '#contract/apiError.ts';
import { type BackendOptions, createBackend } from './backend.ts';
import { createCleanup } from './cleanup.ts';
import { checkDoors } from './doors/doors.ts';
import type { Door } from './doors/door.ts';
import { isDocumentedFault, openLedger, type Verdict } from './ledger.ts';
import type { Options } from './options.ts';
import { checkReads } from './reads.ts';
import type { Run } from './run.ts';
import { signInAll } from './signIn.ts';
import { checkKept } from './writes/kept.ts';
import { checkWrites } from './writes/writes.ts';

/** What a run came to. */
export interface Report {
  /** One for each operation of the contract. */
  verdicts: Verdict[];
  /** null when nobody asked for them. */
  doors: Door[] | null;
  /** What stays in the backend, in words. */
  left: readonly string[];
  /** Why it ended early, in a sentence; what was made is taken back all the same. null when it did not. */
  interruption: string | null;
}

/** What a run needs from outside. */
export interface NavigationRef extends Pick<BackendOptions, 'fetch' | 'timeout' | 'signal'> {
  /** Resolves after these milliseconds. */
  wait: Run['wait'];
  /** 24 hexadecimal digits that no other run has. */
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

/** Why a run ended early: somebody stopped it, or the check itself has a fault. */
function interruptionOf(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'aborted') return 'It was stopped before its end.';
  return `The check itself failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/**
 * Tries a backend against the contract: its reads, with `write` its writes, with `expectSecure` the ways in that should be closed. What
 * it makes it takes back, also when something fails or the run is stopped. Never rejects.
 */
export async function verify(options: Options, { mark, wait, ...navigationRef }: NavigationRef): Promise<Report> {
  const addresses = { apiBase: options.url, siteBase: options.site ?? options.url };
  const cleanup = createCleanup();
  const ledger = openLedger();
  const run: Run = { backend: createBackend({ ...addresses, ...navigationRef }), ledger, cleanup, options, wait, mark, facts: {} };
  let doors: Door[] | null = null;
  let interruption: string | null = null;
  try {
    doors = await check(run);
  } catch (error) {
    interruption = interruptionOf(error);
    for (const { name } of ledger.verdicts()) ledger.skip(name, 'the run ended before its turn');
  }
  // With a signal of its own: who stops a run wants to leave nothing behind.
  await cleanup.run(createBackend({ ...addresses, ...navigationRef, signal: new AbortController().signal }));
  return { verdicts: ledger.verdicts(), doors, left: cleanup.left(), interruption };
}

/** 1 when something documented differs, a door is open, or nobody knows because the run ended early; else 0. */
export function exitCodeOf({ verdicts, doors, interruption }: Report): 0 | 1 {
  const isWrong = verdicts.some(({ findings }) => findings.some(isDocumentedFault));
  return isWrong || interruption !== null || doors?.some(({ state }) => state === 'open') === true ? 1 : 0;
}
