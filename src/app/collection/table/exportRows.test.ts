import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { people, person } from '#tests/support/people.ts';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { toCsv } from './exportRows.ts';
import type { ValueColumn } from './tableDefinition.ts';

test('writes a BOM, the headers, and the rows in order, with the texts of the columns', () => {
  const rows = [person('Wrench, 12"', { age: 48, joined: '2026-11-24' }), person('Äxte'), person(null, { age: -0.5 })];
  expect(toCsv(people.columns, rows)).toBe(
    '\uFEFFName,Age,Joined,Edit\r\n"Wrench, 12""",48,2026-11-24,\r\nÄxte,,Unknown,\r\n,-0.5,Unknown,\r\n',
  );
});

test('writes only the headers if there are no rows', () => {
  expect(toCsv(people.columns, [])).toBe('\uFEFFName,Age,Joined,Edit\r\n');
});

const texts: ValueColumn<string[]>[] = [0, 1, 2].map((index) => ({
  column: String(index),
  label: `Column ${index}`,
  value: (row) => row[index] ?? null,
}));
const readBack = (csv: string) => Papa.parse<string[]>(csv.slice(1), { newline: '\r\n', delimiter: ',' }).data.slice(1, -1);

describe('marks a formula as text', () => {
  test.each([
    '=1+1',
    '+49 170 1234567',
    '-5',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '\tplain',
    '\rplain',
    '\nplain',
    '  =1',
    '\u00a0@x',
    '\u200b=1',
    '\ufeff=1',
    '\u3000＝1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    '=HYPERLINK("https://example.com","x")',
  ])('%j', (text) => {
    expect(readBack(toCsv(texts, [[text, '', '']]))).toEqual([[`'${text}`, '', '']]);
  });

  test.each(['a=b', 'Bolt M14 - zinc', 'me@example.com', "'quoted", '1+1', 'x\n=1', '№ 5', 'بطارية', '🔧'])('but not %j', (text) => {
    expect(readBack(toCsv(texts, [[text, '', '']]))).toEqual([[text, '', '']]);
  });

  test('keeps numbers as numbers, and does not write NaN or Infinity', () => {
    const numbers = [{ column: 'n', label: 'N', value: (row: number) => row }];
    expect(toCsv(numbers, [-5, 1e21, 0.1, Number.NaN, -Infinity]).split('\r\n').slice(1, -1)).toEqual(['-5', '1e+21', '0.1', '', '']);
  });
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('"', ',', ';', '\r', '\n', '\r\n', '\t', '=', '+', '-', '@', '＝', "'", ' ', 'a', '1', 'ب', '🔧', '\ufeff'))
    .map((all) => all.join('')),
);

test('reads back every cell, with nothing before it except the apostrophe of a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hostile, hostile, hostile)), (rows) => {
      const cells = readBack(toCsv(texts, rows));
      expect(cells).toHaveLength(rows.length);
      for (const [index, row] of rows.entries())
        for (const [column, text] of row.entries()) {
          const read = cells[index]?.[column] ?? '';
          expect([text, `'${text}`]).toContain(read);
          expect(read.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
    }),
    REPEATABLE,
  );
});
