import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import type { TableControls } from './tableControls.ts';
import type { TableToolbarProps } from './TableToolbar.tsx';

const whole = new Intl.NumberFormat('en-US');

const labelOf = (shown: number | null): string =>
  shown === null ? 'Export' : `Export ${whole.format(shown)} ${shown === 1 ? 'row' : 'rows'}`;

/** Saves the rows on show as a file, and says how many; without any it says why it does nothing. */
export function ExportButton({ shown, onExport }: Pick<TableControls, 'shown'> & Pick<TableToolbarProps, 'onExport'>) {
  const reason = useId();
  const isIdle = shown === null || shown === 0;
  return (
    <div>
      <Button width="full" state={isIdle ? 'unavailable' : 'ready'} aria-describedby={isIdle ? reason : undefined} onClick={onExport}>
        {labelOf(shown)}
      </Button>
      {isIdle && (
        <Text as="span" size="caption" tone="soft" id={reason}>
          {shown === null ? 'The rows are not here yet' : 'There are no rows to export'}
        </Text>
      )}
    </div>
  );
}
