import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { people, person } from '#tests/support/people.ts';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { separatorOf, toCsv } from './exportRows.ts';
import type { TableColumn } from '#components/primitives/Table/tableColumn.ts';

test('writes a BOM, the headers, and the rows in order, with the texts of the columns', () => {
  const rows = [person('Wrench, 12"', { age: 48, joined: '2026-11-24' }), person('Äxte'), person(null, { age: -0.5 })];
  expect(toCsv(people.columns, rows, 'comma')).toBe(
    '\uFEFFName,Age,Joined,Note\r\n"Wrench, 12""",48,2026-11-24,\r\nÄxte,,Unknown,\r\n,-0.5,Unknown,\r\n',
  );
});

test('separates with semicolons, and then has a decimal comma', () => {
  const rows = [person('Wrench; 12,5"', { age: 48.25 }), person('a, b', { age: -0.5 }), person('+44 117 496 0000')];
  expect(toCsv(people.columns, rows, 'semicolon')).toBe(
    '\uFEFFName;Age;Joined;Note\r\n"Wrench; 12,5""";48,25;Unknown;\r\na, b;-0,5;Unknown;\r\n+44 117 496 0000;;Unknown;\r\n',
  );
});

test.each([
  ['en-US', 'comma'],
  ['en-GB', 'comma'],
  ['ja', 'comma'],
  ['de-DE', 'semicolon'],
  ['fr', 'semicolon'],
  ['pt-BR', 'semicolon'],
])('in %s, separates with a %s', (language, expected) => {
  expect(separatorOf(language)).toBe(expected);
});

test('writes only the headers if there are no rows', () => {
  expect(toCsv(people.columns, [], 'comma')).toBe('\uFEFFName,Age,Joined,Note\r\n');
});

/** A row with these cells. */
const rowOf = (cells: (string | number)[]) => ({ id: '', name: '', cells });
const cellColumns: TableColumn<ReturnType<typeof rowOf>>[] = [0, 1, 2].map((index) => ({
  key: String(index),
  header: `Column ${index}`,
  value: ({ cells }) => cells[index] ?? null,
  render: () => null,
}));
const DELIMITERS = { comma: ',', semicolon: ';' } as const;
const separators = ['comma', 'semicolon'] as const;
type Separator = (typeof separators)[number];
/** Returns the cells of these rows as a spreadsheet reads them from the file. */
const readBack = (rows: string[][], separator: Separator) =>
  Papa.parse<string[]>(toCsv(cellColumns, rows.map(rowOf), separator).slice(1), {
    newline: '\r\n',
    delimiter: DELIMITERS[separator],
  }).data.slice(1, -1);

/** A sign with digits and blanks only. */
const PHONES = ['+44 117 496 0000', '+441174960000', '+49\u00a0170\u202f1234567', ' + 1 555 0100 ', '-5', '＋44 117', '－1'];

describe('marks a formula as text', () => {
  test.each([
    '=1+1',
    '+1+1',
    '-1-2',
    '+1(2)',
    '+44 (0)117 496 0000',
    '-0.5',
    '+1,5',
    '+1e3',
    '+A1',
    '-',
    '++1',
    '+1\n=2',
    '+1\t2',
    '\t+44 117',
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
    '＋A1',
    '－1-1',
    '＠x',
    '=HYPERLINK("https://example.com","x")',
  ])('%j', (text) => {
    const [cells = []] = readBack([[text, '', '']], 'comma');
    expect(cells[0]).toMatch(/^'/);
    expect(cells.map((cell) => cell.replaceAll("'", ''))).toEqual([text, '', '']);
  });

  test.each(['a=b', 'Bolt M14 - zinc', 'me@example.com', "'quoted", '1+1', '№ 5', 'بطارية', '🔧', ...PHONES])('but not %j', (text) => {
    expect(readBack([[text, '', '']], 'comma')).toEqual([[text, '', '']]);
  });

  test('keeps numbers as numbers, and does not write NaN or Infinity', () => {
    const rows = [-5, 1e21, 0.1, -1234.5, Number.NaN, -Infinity].map((number) => rowOf([number]));
    const lines = (separator: Separator) => toCsv(cellColumns.slice(0, 1), rows, separator).split('\r\n').slice(1, -1);
    expect(lines('comma')).toEqual(['-5', '1e+21', '0.1', '-1234.5', '', '']);
    expect(lines('semicolon')).toEqual(['-5', '1e+21', '0,1', '-1234,5', '', '']);
  });
});

describe.each(separators)('a file with a %s that is read with another separator', (separator) => {
  const others = [',', ';', '\t'].filter((delimiter) => delimiter !== DELIMITERS[separator]);
  const readWrongly = (row: string[], delimiter: string) =>
    Papa.parse<string[]>(toCsv(cellColumns, [rowOf(row)], separator).slice(1), { delimiter }).data.flat();

  test.each(['1 Lane,=1+1', '1 Lane;=1+1', '1 Lane\t=1+1', '1 Lane; \u200b＝1', '1 Lane;"=1+1"', '1 Lane\n=1+1', '1 Lane\r@x'])(
    'has no formula: %j',
    (text) => {
      for (const delimiter of others)
        for (const cell of readWrongly(['a', text, 'b'], delimiter)) expect(cell).not.toMatch(/^["\s\p{C}]*[=@＝＠+\-＋－]/u);
    },
  );
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('"', ',', ';', '\r', '\n', '\r\n', '\t', '=', '+', '-', '@', '＝', "'", ' ', 'a', '1', 'ب', '🔧', '\ufeff'))
    .map((all) => all.join('')),
);

test.each(separators)('with a %s, reads back every cell, with nothing added but the apostrophe of a formula', (separator) => {
  fc.assert(
    fc.property(fc.array(fc.tuple(hostile, hostile, hostile)), (rows) => {
      const cells = readBack(rows, separator);
      expect(cells).toHaveLength(rows.length);
      for (const [index, row] of rows.entries())
        for (const [column, text] of row.entries()) {
          const read = cells[index]?.[column] ?? '';
          // Apostrophes are all that is added.
          expect(read.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
          expect(read.trimStart()).not.toMatch(/^(?:[=@＝＠]|[+\-＋－](?!\p{Zs}*\d[\d\p{Zs}]*$))/u);
        }
    }),
    REPEATABLE,
  );
});
