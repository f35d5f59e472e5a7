import Papa from 'papaparse';
import type { ValueColumn } from './tableDefinition.ts';

/**
 * What a spreadsheet would take for a formula, or for the end of a cell that hides one: = + - @ and their wide forms, also after blanks and
 * invisible signs, and a leading tab or line end. It is told that it is text by an apostrophe.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{C}]*[=+\-@＝＋－＠﹦﹢﹣﹫])/u;

const cell = <Row>({ value, file = value }: ValueColumn<Row>, row: Row): string | number | null => {
  const content = file(row);
  return typeof content === 'number' && !Number.isFinite(content) ? null : content;
};

/**
 * The rows as a file for spreadsheets: with a mark that says UTF-8, a line of heads, and CRLF. Numbers stay numbers; what is not known is
 * an empty cell. Loads with the export, not with a page.
 */
export function toCsv<Row>(columns: readonly ValueColumn<Row>[], rows: readonly Row[]): string {
  const heads = columns.map(({ label }) => label);
  const lines = [heads, ...rows.map((row) => columns.map((column) => cell(column, row)))];
  return `\uFEFF${Papa.unparse(lines, { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
}
