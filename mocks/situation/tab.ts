import { DRAFT, draftKey, readDraftKey } from '#app/services/platform/draftKey.ts';
import { keysFrom, readJson, removeFrom } from '#app/services/platform/keys.ts';
import { readAhead, SANDBOX_CLOCK, SANDBOX_WORLD, SITUATION_WORLD } from '#app/services/platform/sandboxPlatform.ts';
import type { KeyValueStore } from '#app/services/ports.ts';
import { SANDBOX_SESSION } from '#contract/sandboxSession.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import * as v from 'valibot';
import { leaveSituation, SITUATION, SITUATION_CHANGES } from '../data/worldChoice.ts';
import { storeFaults } from '../faults/tabFaults.ts';
import type { WorldOptions } from '../store/world.ts';
import { Situation, SituationDraft } from './situation.ts';
import { situationWorld } from './situationWorld.ts';

/** Stores who is signed in, what is typed, and the clock in a tab, or in what stands for one. */
export function writePerson(tab: KeyValueStore, { person, clock, drafts }: Pick<Situation, 'person' | 'clock' | 'drafts'>): void {
  removeFrom(tab, DRAFT);
  if (person === null) tab.remove(SANDBOX_SESSION);
  else tab.write(SANDBOX_SESSION, person);
  if (person !== null) for (const { form, id, typed } of drafts) tab.write(draftKey({ email: person, form, id }), JSON.stringify(typed));
  if (clock === 0) tab.remove(SANDBOX_CLOCK);
  else tab.write(SANDBOX_CLOCK, String(clock));
}

/** Reads what `writePerson` stores, as it is now. */
export function readPerson(tab: KeyValueStore): Pick<Situation, 'person' | 'clock' | 'drafts'> {
  const person = tab.read(SANDBOX_SESSION);
  const drafts = keysFrom(tab, DRAFT).flatMap((key) => {
    const owner = readDraftKey(key);
    const typed = readJson(tab, key, SituationDraft.entries.typed);
    const draft = v.safeParse(SituationDraft, { ...owner, typed });
    return person !== null && owner !== null && sameEmail(owner.email, person) && draft.success ? [draft.output] : [];
  });
  return { person, clock: readAhead(tab), drafts };
}

const World = v.pick(Situation, ['world', 'changes', 'nextId']);

/** Begins a situation in this tab. It replaces an earlier one. */
export function enterSituation(tab: KeyValueStore, situation: Situation): void {
  const { world, changes, nextId, faults } = situation;
  writePerson(tab, situation);
  tab.remove(SITUATION_CHANGES);
  tab.write(SITUATION, JSON.stringify({ world, changes, nextId } satisfies v.InferInput<typeof World>));
  tab.write(SANDBOX_WORLD, SITUATION_WORLD);
  storeFaults(tab, faults);
}

/**
 * Returns how to open the world of this tab's situation, which is stored in the tab too; null if the tab has none. A situation that cannot be
 * read, because the storage was full or another version has written it, is left.
 */
export function tabWorld(tab: KeyValueStore): (Pick<WorldOptions, 'rowsOf' | 'firstId' | 'store'> & { seed: Situation['world'] }) | null {
  const stored = tab.read(SANDBOX_WORLD) === SITUATION_WORLD ? readJson(tab, SITUATION, World) : null;
  if (stored === null) {
    leaveSituation(tab);
    return null;
  }
  return {
    ...situationWorld(stored),
    seed: stored.world,
    store: {
      read: () => tab.read(SITUATION_CHANGES),
      write: (text) => {
        if (!tab.write(SITUATION_CHANGES, text)) throw new Error('The storage of this tab is full');
      },
    },
  };
}
