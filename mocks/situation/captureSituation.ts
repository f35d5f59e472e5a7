import { type SeedRecord, seedWorld } from '../data/seed.ts';
import { withoutChoices } from '../data/worldChoice.ts';
import { type Fault, formatFaults, parseFaults } from '../faults/fault.ts';
import type { Faults } from '../faults/faults.ts';
import type { Row } from '../store/tables.ts';
import type { World } from '../store/world.ts';
import { eachSituationTable, emptySituation, readSituation, type Situation, type SituationTable, situationTables } from './situation.ts';

/** A running sandbox, and what its page shows. `readPerson` (tab.ts) reads the person, the clock and the drafts of a tab. */
export interface CapturedSandbox extends Pick<Situation, 'person' | 'clock' | 'path' | 'drafts'> {
  world: Pick<World, 'read' | 'nextId'>;
  seed: SeedRecord;
  faults: Pick<Faults, 'text' | 'counts'>;
}

/** Returns what is left of a fault that has seen so many calls: nothing of one that applied once. */
function remaining(fault: Fault, count: number): Fault[] {
  const { calls = 'always' } = fault;
  if (calls === 'always') return [fault];
  const left = (calls === 'once' ? 1 : calls) - count;
  if (left < 1) return [];
  return [{ ...fault, calls: calls === 'once' ? calls : left }];
}

function remainingFaults({ text, counts }: CapturedSandbox['faults']): string {
  const seen = counts();
  return formatFaults(parseFaults(text()).flatMap((fault, index) => remaining(fault, seen[index] ?? 0)));
}

type Kept = { [Name in SituationTable]: readonly Row[Name][] };

async function changesOf(kept: Kept, seed: SeedRecord): Promise<Situation['changes']> {
  const seeded = await seedWorld(seed);
  return eachSituationTable((name) => {
    const before = new Map<string, string>(seeded[name].map((row) => [row._id, JSON.stringify(row)]));
    const ids = new Set<string>(kept[name].map(({ _id }) => _id));
    return {
      puts: kept[name].filter((row) => before.get(row._id) !== JSON.stringify(row)),
      deletes: [...before.keys()].filter((id) => !ids.has(id)),
    };
  });
}

/**
 * Keeps a running sandbox as it is now, and resolves with what makes a situation of it. That compares all rows with the seed, which takes
 * long in a large world.
 */
export async function keepSandbox({
  world,
  seed,
  faults,
  person,
  clock,
  path,
  drafts,
}: CapturedSandbox): Promise<() => Promise<Situation>> {
  const kept = await world.read((view) => Object.fromEntries(situationTables.map((name) => [name, view.all(name)])) as unknown as Kept);
  const record: Situation = {
    ...emptySituation(),
    world: seed,
    nextId: world.nextId(),
    person,
    clock,
    drafts,
    path: withoutChoices(path),
    faults: remainingFaults(faults),
  };
  // Read as a link is, which drops the digests of the accounts.
  return async () => readSituation({ ...record, changes: await changesOf(kept, seed) }).situation;
}

/** Makes a situation of a running sandbox. It has no password, no token, no payment intent and no stored answer. */
export const captureSituation = async (sandbox: CapturedSandbox): Promise<Situation> => (await keepSandbox(sandbox))();
