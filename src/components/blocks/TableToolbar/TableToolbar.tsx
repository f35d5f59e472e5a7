import Check from 'lucide/dist/esm/icons/check.mjs';
import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ExportButton, noExport } from './ExportButton.tsx';
import type { TableChoices, TableControls } from './tableControls.ts';
import * as css from './TableToolbar.css.ts';

export interface TableToolbarProps {
  controls: TableControls;
  /** One of the choices is another now; the others stay. */
  onChange: (choice: Partial<TableChoices>) => void;
  /** The rows on show are wanted as a file. */
  onExport: () => void;
}

/**
 * Search, order, filters and export above a Table, and how many of its rows are shown. It holds nothing: what is chosen comes from above,
 * and goes there. Above a list of products use ListToolbar.
 */
export function TableToolbar({ controls, onChange, onExport }: TableToolbarProps) {
  const { query, searchLabel, sort, sorts, filters, count, shown } = controls;
  const reasonId = useId();
  const toggled = (key: string) => filters.filter((filter) => filter.isOn !== (filter.key === key)).map((filter) => filter.key);
  return (
    <form role="search" className={css.toolbar} onSubmit={(event) => event.preventDefault()}>
      <div className={css.row}>
        <div className={css.search}>
          <SearchField label={searchLabel} maxLength={100} value={query} onChange={(event) => onChange({ query: event.target.value })} />
        </div>
        <div className={css.sort}>
          <SelectField label="Sort by" options={sorts} value={sort} onChange={(event) => onChange({ sort: event.target.value })} />
        </div>
        <div className={css.buttons}>
          {filters.map(({ key, label, isOn }) => (
            <Button key={key} aria-pressed={isOn} onClick={() => onChange({ filters: toggled(key) })}>
              {isOn && <Icon icon={Check} size="small" />}
              {label}
            </Button>
          ))}
          <ExportButton shown={shown} onExport={onExport} reasonId={reasonId} />
        </div>
      </div>
      <div className={css.summary}>
        <Text size="small" tone="soft" role="status">
          {count}
        </Text>
        <Text as="span" size="small" tone="soft" id={reasonId}>
          {noExport(shown)}
        </Text>
      </div>
    </form>
  );
}
