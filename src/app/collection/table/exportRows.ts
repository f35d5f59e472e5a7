import Papa from 'papaparse';
import { saveFile } from '../../services/platform/saveFile.ts';
import type { TableDefinition, ValueColumn } from './tableDefinition.ts';

/**
 * Matches texts that a spreadsheet would take for a formula: = + - @ and their full-width forms, also after blanks and invisible
 * characters. A leading tab or line break counts too, because it can end a cell and hide a formula. An apostrophe marks these texts as
 * text.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

const cell = <Row>({ value, file = value }: ValueColumn<Row>, row: Row): string | number | null => {
  const content = file(row);
  return typeof content === 'number' && !Number.isFinite(content) ? null : content;
};

/**
 * Converts the rows to a CSV file for spreadsheets: with a UTF-8 BOM, a header line, and CRLF. Numbers stay numbers. An unknown value is an
 * empty cell.
 */
export function toCsv<Row>(columns: readonly ValueColumn<Row>[], rows: readonly Row[]): string {
  const headers = columns.map(({ label }) => label);
  const lines = [headers, ...rows.map((row) => columns.map((column) => cell(column, row)))];
  return `\uFEFF${Papa.unparse(lines, { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
}

/** Saves exactly these rows, in this order, as gadget-garage-car-tools-2026-11-21.csv. This module loads on the first export. */
export function exportRows<Row>({ columns, file }: TableDefinition<Row>, rows: readonly Row[], day: string): void {
  saveFile({ name: `gadget-garage-${file}-${day}.csv`, type: 'text/csv;charset=utf-8', text: toCsv(columns, rows) });
}
