import { firstNewId, seedWorld } from '../data/seed.ts';
import type { Rows } from '../store/tables.ts';
import { FIRST_NEW_ID, numberOfId } from '../store/transaction.ts';
import type { WorldOptions } from '../store/world.ts';
import { type Situation, situationTables } from './situation.ts';

type Row = { readonly _id: string };

/** Replaces rows in their place, and adds new ones at the end, as the world does. */
function changeRows(rows: readonly Row[], { puts, deletes }: { puts: readonly Row[]; deletes: readonly string[] }): Row[] {
  const byId = new Map(rows.map((row) => [row._id, row]));
  for (const id of deletes) byId.delete(id);
  for (const row of puts) byId.set(row._id, row);
  return [...byId.values()];
}

async function rowsOf({ world, changes }: Pick<Situation, 'world' | 'changes'>): Promise<Rows> {
  const { accounts, ...others } = changes;
  // No password has an empty digest.
  const withoutPassword = accounts.puts.map((account) => ({ ...account, salt: '', digest: '' }));
  const changed = { ...others, accounts: { ...accounts, puts: withoutPassword } };
  const rows = await seedWorld(world);
  return { ...rows, ...Object.fromEntries(situationTables.map((name) => [name, changeRows(rows[name], changed[name])])) };
}

/**
 * Returns how to open the world of a situation. Its rows are the seed of that world, so that a reset restores the situation. New ids come
 * after those of its rows, and of the rows that were there and are gone.
 */
export function situationWorld(
  situation: Pick<Situation, 'world' | 'changes' | 'nextId'>,
): Pick<WorldOptions, 'seed' | 'rowsOf' | 'firstId'> {
  const ids = situationTables.flatMap((name) => situation.changes[name].puts.map(({ _id }) => _id));
  const firstId = ids
    .filter((id) => id >= FIRST_NEW_ID)
    .reduce((next, id) => Math.max(next, numberOfId(id) + 1), Math.max(situation.nextId, firstNewId(situation.world)));
  return { seed: situation.world, rowsOf: () => rowsOf(situation), firstId };
}
