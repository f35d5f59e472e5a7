import * as v from 'valibot';
import { SeedRecord } from '../data/seed.ts';
import { eachTable, type Row, type TableName, tables } from './tables.ts';

/** The changes to a table's seed by id: the current row, or null for a deleted row. */
export type RowChanges<Name extends TableName> = ReadonlyMap<string, Row[Name] | null>;

export type Changes = { [Name in TableName]: RowChanges<Name> };

/** The complete state of a world: its seed, and the changes to it. */
export interface Snapshot {
  seed: SeedRecord;
  /** The number of writes. */
  version: number;
  /** The number of the next new id. It never decreases, so that no id is used twice, not even after a reset. */
  nextId: number;
  changes: Changes;
}

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The changes to a table as they are stored. */
interface StoredTable {
  puts: Row[TableName][];
  deletes: string[];
}

function storedTable(name: TableName): v.GenericSchema<unknown, StoredTable> {
  // A world that was stored before the table was added has no changes to it.
  return v.optional(v.object({ puts: v.array(tables[name].row), deletes: v.array(v.string()) }), { puts: [], deletes: [] });
}

/** The stored form. A world with another `format` belongs to another program and is not read. */
const Stored = v.object({
  format: v.literal(1),
  seed: SeedRecord,
  version: number,
  nextId: number,
  changes: v.object(eachTable<Record<TableName, v.GenericSchema<unknown, StoredTable>>>(storedTable)),
});
type Stored = v.InferOutput<typeof Stored>;

export const noChanges = (): Changes => eachTable<Changes>(() => new Map<string, never>());

/** Serializes a snapshot. */
export function writeSnapshot({ seed, version, nextId, changes }: Snapshot): string {
  const stored = eachTable<Stored['changes']>((name) => ({
    puts: [...changes[name].values()].filter((row) => row !== null),
    deletes: [...changes[name]].filter(([, row]) => row === null).map(([id]) => id),
  }));
  return JSON.stringify({ format: 1, seed, version, nextId, changes: stored } satisfies Stored);
}

/** Parses a stored snapshot. Returns null if it is damaged or not ours. */
export function readSnapshot(text: string): Snapshot | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), Stored), text);
  if (!stored.success) return null;
  const { seed, version, nextId, changes } = stored.output;
  const read = eachTable<Changes>((name) => {
    const { puts, deletes } = changes[name];
    return new Map<string, never>([
      ...deletes.map((id) => [id, null as never] as const),
      ...puts.map((row) => [row._id, row as never] as const),
    ]);
  });
  return { seed, version, nextId, changes: read };
}
