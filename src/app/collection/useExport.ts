import { useServices } from '../services/services.ts';
import { useToasts } from '../runtime/toasts/ToastsProvider.ts';
import type { TableDefinition } from './tableDefinition.ts';

/** Returns a function that saves these rows as a file. A toast says if the code for it did not load. */
export function useExport<Row>(definition: TableDefinition<Row>, rows: readonly Row[]): () => void {
  const { platform } = useServices();
  const toasts = useToasts();
  return () =>
    void import('./exportRows.ts').then(
      ({ exportRows }) => exportRows(definition, rows, platform.today()),
      () => toasts.add({ tone: 'critical', text: 'The export could not be loaded. Check your connection, then try again.' }),
    );
}
