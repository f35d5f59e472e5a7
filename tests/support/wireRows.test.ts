import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { entities } from './entities.ts';
import { REPEATABLE, wireRow } from './wireRows.ts';

test.each(entities)('generates decoded records of %s, and not always the same', (_, schema) => {
  fc.assert(
    fc.property(wireRow(schema), (row) => {
      expect(v.parse(schema, row)).toEqual(row);
    }),
    REPEATABLE,
  );
  const rows = new Set(fc.sample(wireRow(schema), REPEATABLE).map((row) => JSON.stringify(row)));
  expect(rows.size).toBeGreaterThan(1);
});
