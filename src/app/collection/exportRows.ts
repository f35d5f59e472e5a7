import Papa from 'papaparse';
import type { Separator } from '#components/blocks/TablePage/ExportButtons.tsx';
import { saveFile } from '../services/platform/saveFile.ts';
import type { TableColumn, TableRow } from '#components/primitives/Table/tableColumn.ts';
import type { Searchable } from './collection.ts';
import type { TableCollection } from './useTable.ts';

/**
 * Matches texts that a spreadsheet would take for a formula: = + - @ and their full-width forms, also after blanks and invisible
 * characters. A sign followed by digits and blanks only is no formula, as in a phone number. A leading tab or line break counts too,
 * because it can end a cell and hide a formula.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*(?:[=@＝＠﹦﹫]|[+\-＋－﹢﹣](?!\p{Zs}*\d[\d\p{Zs}]*$)))/u;

/** Matches texts with a formula after a separator, where a spreadsheet that expects another one than the file has would begin a cell. */
const HIDDEN_FORMULA = /[,;\t][\s\p{C}]*[=@+\-＝＠＋－﹦﹫﹢﹣]/u;

/** How a file looks where people use this separator. */
const FORMATS = { comma: { delimiter: ',', decimal: '.' }, semicolon: { delimiter: ';', decimal: ',' } } as const;

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
  const { delimiter, decimal } = FORMATS[separator];
  const cell = (content: string | number | null) => {
    if (typeof content === 'number') return Number.isFinite(content) ? String(content).replace('.', decimal) : null;
    return content !== null && FORMULA.test(content) ? `'${content}` : content;
  };
  const exported = columns.flatMap(({ header, label = header, value, exportValue = value }) =>
    exportValue ? [{ label, exportValue }] : [],
  );
  const headers = exported.map(({ label }) => label);
  const lines = [headers, ...rows.map((row) => exported.map(({ exportValue }) => cell(exportValue(row))))];
  const quotes = (text: unknown) => typeof text === 'string' && HIDDEN_FORMULA.test(text);
  return `\uFEFF${Papa.unparse(lines, { newline: '\r\n', delimiter, quotes })}\r\n`;
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
