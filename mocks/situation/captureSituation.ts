import { type SeedRecord, seedWorld } from '../data/seed.ts';
import { withoutChoices } from '../data/worldChoice.ts';
import { type Fault, formatFaults, parseFaults } from '../faults/fault.ts';
import type { Faults } from '../faults/faults.ts';
import type { World } from '../store/world.ts';
import { eachSituationTable, emptySituation, readSituation, type Situation } from './situation.ts';

/** A running sandbox, and what its page shows. `readPerson` (tab.ts) reads the person, the clock and the drafts of a tab. */
export interface CapturedSandbox extends Pick<Situation, 'person' | 'clock' | 'path' | 'drafts'> {
  world: Pick<World, 'read'>;
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

/** In one read, so that no write comes while the seed is computed. */
const changesOf = ({ world, seed }: Pick<CapturedSandbox, 'world' | 'seed'>): Promise<Situation['changes']> =>
  world.read(async (view) => {
    const seeded = await seedWorld(seed);
    return eachSituationTable((name) => {
      const before = new Map<string, string>(seeded[name].map((row) => [row._id, JSON.stringify(row)]));
      const now = view.all(name);
      const ids = new Set<string>(now.map(({ _id }) => _id));
      return {
        puts: now.filter((row) => before.get(row._id) !== JSON.stringify(row)),
        deletes: [...before.keys()].filter((id) => !ids.has(id)),
      };
    });
  });

/** Makes a situation of a running sandbox. It has no password, no token, no payment intent and no stored answer. */
export async function captureSituation({ world, seed, faults, person, clock, path, drafts }: CapturedSandbox): Promise<Situation> {
  const changes = await changesOf({ world, seed });
  const record = { ...emptySituation(), world: seed, changes, person, clock, drafts, path: withoutChoices(path) };
  // Read as a link is, which drops the digests of the accounts.
  return readSituation({ ...record, faults: remainingFaults(faults) }).situation;
}
