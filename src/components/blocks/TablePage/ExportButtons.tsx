'use client';

import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { formatCount } from '#contract/formatCount.ts';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { useLoadOnClick } from '../../useLoadOnClick.ts';
import { exports } from './ExportButtons.css.ts';

const loadMenu = () => import('../../primitives/Menu/Menu.tsx');

/** The mark between the cells of an exported file. Semicolons go with a decimal comma, as in most of Europe. */
export type Separator = 'comma' | 'semicolon';

export interface ExportButtonsProps {
  /** The number of rows that are exported; null while unknown. */
  shown: number | null;
  /** The id of the ExportNote that says why the buttons are unavailable. */
  noteId: string;
  /** Exports these rows as a file. Without a separator, the one that the browser's language expects. */
  onExport: (separator?: Separator) => void;
}

/** Exports the rows that a table shows, and says how many. The menu beside it has a choice of separators. */
export function ExportButtons({ shown, noteId, onExport }: ExportButtonsProps) {
  const isUnavailable = exportObstacle(shown) !== null;
  const common = { state: isUnavailable ? 'unavailable' : 'ready', 'aria-describedby': isUnavailable ? noteId : undefined } as const;
  return (
    <div className={exports}>
      <Button {...common} onClick={() => onExport()}>
        {labelOf(shown)}
      </Button>
      {/* The key gives a new one, which does not open by itself, when there are rows again. */}
      <ExportMenu key={common.state} button={common} onExport={onExport} />
    </div>
  );
}

/** Says why there is nothing to export. Empty if there is something. */
export const ExportNote = ({ id, shown }: { id: string; shown: number | null }) => (
  <Text as="span" size="small" tone="muted" id={id}>
    {exportObstacle(shown)}
  </Text>
);

const labelOf = (shown: number | null): string =>
  shown === null ? 'Export' : `Export ${formatCount(shown)} ${shown === 1 ? 'row' : 'rows'}`;

/** Returns the reason why there is nothing to export; null if there is something. */
function exportObstacle(shown: number | null): string | null {
  if (shown === null) return 'The rows are still loading';
  return shown === 0 ? 'There are no rows to export' : null;
}

const WAYS = 'Ways to export';

interface ExportMenuProps extends Pick<ExportButtonsProps, 'onExport'> {
  /** The props of its button. */
  button: ButtonProps & { state: 'ready' | 'unavailable' };
}

/** The choice of separators. Its code loads on the first click. */
function ExportMenu({ button, onExport }: ExportMenuProps) {
  const { loaded, isLoading, onClick } = useLoadOnClick(loadMenu);
  const look = { ...button, 'aria-label': WAYS, children: <Icon icon={ChevronDown} size="small" /> };
  if (loaded === undefined) return <Button {...look} state={isLoading ? 'busy' : look.state} aria-haspopup="menu" onClick={onClick} />;
  return (
    <loaded.Menu
      label={WAYS}
      defaultOpen
      trigger={<Button {...look} />}
      items={[
        { label: 'Separated by commas, 1234.50', onSelect: () => onExport('comma') },
        { label: 'Separated by semicolons, 1234,50', onSelect: () => onExport('semicolon') },
      ]}
    />
  );
}
