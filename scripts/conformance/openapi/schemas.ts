import { readdirSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Operation } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { recordOf, rowOf, strictOf } from '#contract/strict.ts';

const folder = new URL('../../../src/contract/entities/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const entityFiles = await Promise.all(files.map(async (file) => (await import(new URL(file, folder).href)) as Record<string, unknown>));

const used = new Set<unknown>(Object.values<Operation>(operations).flatMap(({ body, response }) => [body, recordOf(response)]));

/** The schemas that the operations use and an entity file exports, under the exported name. Read from the files, so none is left out. */
const named = Object.fromEntries(
  entityFiles
    .flatMap((exported) => Object.entries(exported))
    .filter((entry): entry is [string, v.GenericSchema] => entry[1] !== undefined && used.has(entry[1])),
);

export type JsonSchema = Record<string, unknown>;

/** Converts a schema. Leaves out checks that are code, such as whether a day exists, because JSON Schema cannot express them. */
function toDocumentSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(strictOf(schema), { target: 'draft-2020-12', ignoreActions: ['check'] });
  return json;
}

/** Returns the schemas of the entities by name. */
export const components = (): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(named).map(([name, schema]) => [name, toDocumentSchema(schema)]));

/** Returns the JSON Schema of the data that a backend sends for a schema of the contract; null if the shop reads none of it. */
export function wireSchema(schema: v.GenericSchema): JsonSchema | null {
  const row = rowOf(schema);
  if (row !== undefined) return { type: 'array', items: wireSchema(row) };
  if (schema.type === 'nullable')
    return { anyOf: [wireSchema((schema as unknown as { wrapped: v.GenericSchema }).wrapped), { type: 'null' }] };
  const name = Object.keys(named).find((one) => named[one] === schema);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  return strictOf(schema).type === 'unknown' ? null : toDocumentSchema(schema);
}
