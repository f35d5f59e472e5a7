import { formatCount } from '#contract/formatCount.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import type { TableControls } from './tableControls.ts';
import type { TableToolbarProps } from './TableToolbar.tsx';

const labelOf = (shown: number | null): string =>
  shown === null ? 'Export' : `Export ${formatCount(shown)} ${shown === 1 ? 'row' : 'rows'}`;

/** Returns the reason why there is nothing to export; null if there is something. */
export function noExport(shown: number | null): string | null {
  if (shown === null) return 'The rows are not here yet';
  return shown === 0 ? 'There are no rows to export' : null;
}

interface ExportButtonProps extends Pick<TableControls, 'shown'>, Pick<TableToolbarProps, 'onExport'> {
  /** The id of the text that says why the button is unavailable. */
  reasonId: string;
}

/** Exports the rows that the table shows, and says how many. */
export function ExportButton({ shown, onExport, reasonId }: ExportButtonProps) {
  const isIdle = noExport(shown) !== null;
  return (
    <Button state={isIdle ? 'unavailable' : 'ready'} aria-describedby={isIdle ? reasonId : undefined} onClick={onExport}>
      {labelOf(shown)}
    </Button>
  );
}
