import type { Tool } from '#contract/entities/tool.ts';
import { isLowStock } from '#contract/lowStock.ts';
import { AVAILABLE_QUANTITY, NAME } from '#contract/texts.ts';
import type { TableDefinition } from '../../../collection/table/tableDefinition.ts';

/** Defines the table of car tools. */
export const toolTable: TableDefinition<Tool> = {
  nouns: ['car tool', 'car tools'],
  file: 'car-tools',
  columns: [
    { column: 'name', label: NAME, value: ({ name }) => name },
    {
      column: 'quantity',
      label: AVAILABLE_QUANTITY,
      value: ({ quantity }) => quantity,
      file: ({ quantity }) => quantity ?? 'Unknown',
      order: 'number',
    },
  ],
  filters: { low: { label: 'Low stock only', matches: ({ quantity }) => isLowStock(quantity) } },
};
