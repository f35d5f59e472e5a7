// The lists of the API that a new screen can show, for newScreen.ts.
import type * as v from 'valibot';
import { type Access, namesIn, type Operation } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { text } from '#contract/read.ts';
import { rowOf } from '#contract/strict.ts';
import { entityFiles } from '../conformance/openapi/entityFiles.ts';

/** A call that returns rows. */
export interface RowList {
  access: Access;
  /** The names of the values that its path and query take, and `body` if it has one. */
  inputs: string[];
  /** The entity of its rows: `Tool` in src/contract/entities/tool.ts. Undefined if no file there exports their schema. */
  entity?: { name: string; file: string };
  /** The field that names a row: `name`, otherwise its first text that is no email. Undefined if it has none. */
  label: string | undefined;
}

/** The exports of each entity's file, by the name of the file. */
type Modules = typeof entityFiles;

function entityOf(row: v.GenericSchema, modules: Modules): RowList['entity'] {
  for (const [file, exports] of Object.entries(modules))
    for (const [name, value] of Object.entries(exports)) if (value === row) return { name, file };
  return undefined;
}

function labelOf(row: v.GenericSchema): string | undefined {
  const { entries = {} } = row as { entries?: Record<string, v.GenericSchema> };
  const texts = Object.keys(entries).filter((field) => entries[field] === text && field !== 'email');
  return texts.includes('name') ? 'name' : texts[0];
}

/** Finds the calls that return rows, by name. */
export function listsOf(calls: Record<string, Operation>, modules: Modules): Record<string, RowList> {
  const lists: Record<string, RowList> = {};
  for (const [call, { access, path, query = [], body, response }] of Object.entries(calls)) {
    const row = rowOf(response);
    if (row === undefined) continue;
    const inputs = [...namesIn(path), ...query, ...(body === undefined ? [] : ['body'])];
    const entity = entityOf(row, modules);
    lists[call] = { access, inputs, ...(entity && { entity }), label: labelOf(row) };
  }
  return lists;
}

/** The lists of the contract. */
export const lists = listsOf(operations, entityFiles);
