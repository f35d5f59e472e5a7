import Papa from 'papaparse';
import type { Separator } from '#components/blocks/TablePage/ExportButtons.tsx';
import type { TableColumn, TableRow } from '#components/primitives/Table/tableColumn.ts';
import type { Searchable } from './collection.ts';
import type { TableCollection } from './useTable.ts';
import { saveFile } from '../services/platform/saveFile.ts';

/**
 * Matches texts that a spreadsheet would take for a formula: = + - @ and their full-width forms, also after blanks and invisible
 * characters. A sign followed by digits and blanks only is no formula, as in a phone number. A leading tab or line break counts too,
 * because it can end a cell and hide a formula.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*(?:[=@＝＠﹦﹫]|[+\-＋－﹢﹣](?!\p{Zs}*\d[\d\p{Zs}]*$)))/u;

/**
 * How a file looks where people use this separator. A spreadsheet that expects another one begins a cell at it, whatever is in quotes:
 * `hidden` matches where a formula would follow.
 */
const FORMATS = {
  comma: { delimiter: ',', decimal: '.', hidden: /[;\t\r\n]["\s\p{C}]*(?=[=@+\-＝＠＋－﹦﹫﹢﹣])/gu },
  semicolon: { delimiter: ';', decimal: ',', hidden: /[,\t\r\n]["\s\p{C}]*(?=[=@+\-＝＠＋－﹦﹫﹢﹣])/gu },
} as const;

/** Returns the separator that spreadsheets expect in this language: they read a decimal comma. @default the browser's language */
export function separatorOf(language?: string): Separator {
  const decimal = new Intl.NumberFormat(language).formatToParts(0.5).find(({ type }) => type === 'decimal');
  return decimal?.value === FORMATS.semicolon.decimal ? 'semicolon' : 'comma';
}

/**
 * Converts the rows to a CSV file for spreadsheets: with a UTF-8 BOM, a header line, and CRLF. Numbers stay numbers, with the decimal sign
 * that goes with the separator. An unknown value is an empty cell. An apostrophe marks a formula as text.
 */
export function toCsv<Row extends TableRow>(columns: readonly TableColumn<Row>[], rows: readonly Row[], separator: Separator): string {
  const { delimiter, decimal, hidden } = FORMATS[separator];
  const cell = (content: string | number | null) => {
    if (typeof content === 'number') return Number.isFinite(content) ? String(content).replace('.', decimal) : null;
    return content === null ? null : `${FORMULA.test(content) ? "'" : ''}${content.replace(hidden, "$&'")}`;
  };
  const exported = columns.flatMap(({ header, label = header, value, exportValue = value }) =>
    exportValue ? [{ label, exportValue }] : [],
  );
  const headers = exported.map(({ label }) => label);
  const lines = [headers, ...rows.map((row) => exported.map(({ exportValue }) => cell(exportValue(row))))];
  return `\uFEFF${Papa.unparse(lines, { newline: '\r\n', delimiter })}\r\n`;
}

/**
 * Saves exactly these rows, in this order, as gadget-garage-car-tools-2026-11-21.csv. This module loads on the first export.
 * @param separator the browser's language decides if omitted
 */
export function exportRows<Row extends TableRow & Searchable>(
  { columns, file }: TableCollection<Row>,
  rows: readonly Row[],
  day: string,
  separator: Separator = separatorOf(),
): void {
  saveFile({ name: `gadget-garage-${file}-${day}.csv`, type: 'text/csv;charset=utf-8', text: toCsv(columns, rows, separator) });
}
