import { availableParallelism } from 'node:os';
import type { Browser } from '@playwright/test';
import { createAccount } from '../../scripts/check/authEmulator/createAccount.ts';
import { PROJECT } from '../live/addresses.ts';
import { ACCOUNTS, type Result, runSession } from './session.ts';
import { makePlan, WORLDS, type WorldName } from './plan.ts';
import type { Addresses } from './worlds.ts';

/** Sessions that run at the same time. */
const PARALLEL = availableParallelism();

/** Somebody has given up a click, or a deed took 100 s or more. The books decide whether something is wrong, but it is worth a look. */
const WAITED_IN_VAIN = /: gave up: |\(\d{3,}\.\d s\)$/;

interface ProgramOptions {
  shops: Pick<Addresses, 'sandboxShop' | 'liveShop'>;
  /** Resolves with the address of the Auth emulator. */
  emulator: Promise<string>;
  /** Opens a browser that finds the backend of the live build at this port. */
  launch: (apiPort: number) => Promise<Browser>;
  freePort: () => Promise<number>;
  sessions: number;
  /** The seed of the first session. */
  seed: number;
  worlds: readonly WorldName[];
}

function report({ plan, log, findings }: Result, seconds: number, worlds: readonly WorldName[]): void {
  console.log(`seed ${plan.seed}  ${plan.world}  ${plan.steps.length} steps  ${seconds.toFixed(1)} s  ${findings.length} findings`);
  if (findings.length === 0) {
    for (const line of log.filter((one) => WAITED_IN_VAIN.test(one))) console.log(line);
    return;
  }
  console.log([...log.map((line) => `    ${line}`), ...findings.map((finding) => `  FOUND: ${finding}`)].join('\n'));
  console.log(`  Replay: npm run test:chaos -- --seed ${plan.seed} --sessions 1${worlds === WORLDS ? '' : ' --backend'}`);
}

async function createAccounts(emulator: Promise<string>): Promise<void> {
  const address = await emulator;
  for (const account of Object.values(ACCOUNTS)) await createAccount({ address, project: PROJECT }, account);
}

/** Runs sessions and prints each one. Resolves with the number of findings. */
export async function runSessions({ shops, emulator, launch, freePort, sessions, seed, worlds }: ProgramOptions): Promise<number> {
  // The sandbox's sessions need not wait for the accounts of the live ones.
  const accounts = createAccounts(emulator);
  const started = performance.now();
  let [next, found] = [0, 0];
  /** Runs one session after the other in a browser of its own, because each live session needs its own backend. */
  const runLane = async (): Promise<void> => {
    const apiPort = await freePort();
    const browser = await launch(apiPort);
    while (next < sessions) {
      const mine = seed + next;
      next += 1;
      const from = performance.now();
      const result = await runSession(browser, { ...shops, apiPort, emulator: accounts }, makePlan(mine, worlds));
      found += result.findings.length;
      report(result, (performance.now() - from) / 1_000, worlds);
    }
    await browser.close();
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, sessions) }, runLane));
  console.log(`${sessions} sessions from seed ${seed}: ${found} findings, ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  return found;
}
