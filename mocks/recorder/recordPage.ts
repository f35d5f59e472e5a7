import type { Platform } from '#app/services/ports.ts';
import type { Calls } from '../calls/calls.ts';
import type { SeedRecord } from '../data/seed.ts';
import type { Faults } from '../faults/faults.ts';
import { keepSandbox } from '../situation/captureSituation.ts';
import type { Situation } from '../situation/situation.ts';
import { readPerson } from '../situation/tab.ts';
import type { World } from '../store/world.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { describeWrite, isWrite } from './writes.ts';

interface PageSandbox {
  world: Pick<World, 'read' | 'nextId'>;
  faults: Pick<Faults, 'text' | 'counts'>;
  calls: Pick<Calls, 'list' | 'count'>;
}

export interface SandboxPage {
  /** Its clock with what it is ahead, and the store of its tab (`sandboxPlatform`). */
  platform: Pick<Platform, 'now' | 'tabStore'>;
  seed: SeedRecord;
  /** Returns its path and its query. */
  path: () => string;
  /** Returns how far its clock is ahead of the real time, in milliseconds. @default what its store has */
  ahead?: () => number;
}

/** Keeps what the page shows now, and resolves with what makes a situation of it. */
function keepPage({ world, faults }: PageSandbox, { platform, seed, path, ahead }: SandboxPage): Promise<() => Promise<Situation>> {
  const { clock, ...person } = readPerson(platform.tabStore);
  return keepSandbox({ world, faults, seed, path: path(), ...person, clock: ahead?.() ?? clock });
}

/** Makes the situation of what the page shows. */
export const capturePage = async (sandbox: PageSandbox, page: SandboxPage): Promise<Situation> => (await keepPage(sandbox, page))();

/** Records what a person does on this page, from now on. A reset and a change of the faults begin again. */
export function recordPage(
  sandbox: PageSandbox & { world: Pick<World, 'onReset'>; faults: Pick<Faults, 'subscribe'>; calls: Pick<Calls, 'subscribe'> },
  page: SandboxPage,
): Recorder {
  const recorder = createRecorder({
    page: document,
    keep: () => keepPage(sandbox, page),
    path: page.path,
    lastCall: sandbox.calls.count,
  });
  sandbox.world.onReset(recorder.restart);
  let faults = sandbox.faults.text();
  sandbox.faults.subscribe(() => {
    // Not after each call that is counted.
    if (sandbox.faults.text() === faults) return;
    faults = sandbox.faults.text();
    recorder.restart();
  });
  const pending = new Set<number>();
  sandbox.calls.subscribe(() => {
    for (const call of sandbox.calls.list().filter(isWrite)) {
      if (call.answer === null) pending.add(call.number);
      else if (pending.delete(call.number)) recorder.keepMoment(describeWrite(call));
    }
  });
  return recorder;
}
