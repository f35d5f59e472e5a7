import { useServices } from '../services/services.ts';
import { useToasts } from '../toasts/ToastsProvider.ts';
import type { TableDefinition } from './tableDefinition.ts';

/** Saves these rows as a file; a toast says when the code for it did not come. */
export function useExport<Row>(definition: TableDefinition<Row>, rows: readonly Row[]): () => void {
  const { platform } = useServices();
  const toasts = useToasts();
  return () =>
    void import('./exportRows.ts').then(
      ({ exportRows }) => exportRows(definition, rows, platform.today()),
      () => toasts.add({ tone: 'critical', text: 'The export could not be loaded. Check your connection, then try again.' }),
    );
}
