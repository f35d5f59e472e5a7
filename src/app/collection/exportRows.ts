import { saveFile } from '../services/platform/saveFile.ts';
import { toCsv } from './csv.ts';
import type { TableDefinition } from './tableDefinition.ts';

/** Saves exactly these rows, in this order, as gadget-garage-car-tools-2026-11-21.csv. Loads on the first export. */
export function exportRows<Row>({ columns, file }: TableDefinition<Row>, rows: readonly Row[], day: string): void {
  saveFile({ name: `gadget-garage-${file}-${day}.csv`, type: 'text/csv;charset=utf-8', text: toCsv(columns, rows) });
}
