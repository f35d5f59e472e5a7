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
export interface StoredTable<StoredRow = Row[TableName]> {
  puts: StoredRow[];
  deletes: string[];
}

/** The schema of a table's changes. A world that was stored before the table was added has none. */
export const storedTable = <StoredRow>(row: v.GenericSchema<unknown, StoredRow>): v.GenericSchema<unknown, StoredTable<StoredRow>> =>
  v.optional(v.object({ puts: v.array(row), deletes: v.array(v.string()) }), { puts: [], deletes: [] });

/** The stored form. A world with another `format` belongs to another program and is not read. */
const Stored = v.object({
  format: v.literal(1),
  seed: SeedRecord,
  version: number,
  nextId: number,
  changes: v.object(
    eachTable<Record<TableName, v.GenericSchema<unknown, StoredTable>>>((name) => storedTable<Row[TableName]>(tables[name].row)),
  ),
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
