'use client';

import Check from 'lucide/dist/esm/icons/check.mjs';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { Suspense, useId, useRef } from 'react';
import { formatCount } from '#contract/formatCount.ts';
import { lazyWithRetry } from '../../lazyWithRetry.tsx';
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { FindNote } from '../../primitives/virtual/FindNote.tsx';
import { useHasRoom } from '../../primitives/virtual/useHasRoom.ts';
import { useLoadOnClick } from '../../useLoadOnClick.ts';
import { FilterSheet } from '../FilterSheet/FilterSheet.tsx';
import type { Separator, TableSearchState, TableControls } from './tableControls.ts';
import * as css from './TableToolbar.css.ts';

const loadMenu = () => import('../../primitives/Menu/Menu.tsx');
const Menu = lazyWithRetry(async () => (await loadMenu()).Menu);

export interface TableToolbarProps {
  controls: TableControls;
  /** Called with the value that changed. The others stay the same. */
  onChange: (changes: Partial<TableSearchState>) => void;
  /** Exports the rows that the table shows as a file. Without a separator, the one that the browser's language expects. */
  onExport: (separator?: Separator) => void;
}

/**
 * Search, sort order, filters and export above a Table, and the number of rows it shows. In little room a sheet has all but the search. A
 * controlled component without state of its own. Use ListToolbar for a list of products.
 */
export function TableToolbar({ controls, onChange, onExport }: TableToolbarProps) {
  const { query, searchLabel, sort, sorts, filters, count, shown } = controls;
  const form = useRef<HTMLFormElement>(null);
  const isInline = useHasRoom(form, css.INLINE_FROM);
  const reasonId = useId();
  const toggled = (key: string) => filters.filter((filter) => filter.isOn !== (filter.key === key)).map((filter) => filter.key);
  const fields = (
    <>
      <div className={css.sort}>
        <SelectField label="Sort by" options={sorts} value={sort} onChange={(event) => onChange({ sort: event.target.value })} />
      </div>
      <div className={css.buttons}>
        {filters.map(({ key, label, isOn }) => (
          <Button key={key} aria-pressed={isOn} onClick={() => onChange({ filters: toggled(key) })}>
            {isOn && <Icon icon={Check} size="small" />}
            <span>{label}</span>
          </Button>
        ))}
        <ExportButtons shown={shown} onExport={onExport} reasonId={reasonId} />
      </div>
    </>
  );
  const reason = (
    <Text as="span" size="small" tone="muted" id={reasonId}>
      {exportObstacle(shown)}
    </Text>
  );
  return (
    <Form ref={form} role="search" className={css.toolbar}>
      <div className={css.row}>
        <div className={css.search}>
          <SearchField label={searchLabel} maxLength={100} value={query} onChange={(event) => onChange({ query: event.target.value })} />
        </div>
        {isInline ? (
          fields
        ) : (
          <FilterSheet active={filters.filter(({ isOn }) => isOn).length} count={count}>
            {fields}
            {reason}
          </FilterSheet>
        )}
      </div>
      <div className={css.summary}>
        <div className={css.count}>
          <Text size="small" tone="muted" role="status">
            {count}
          </Text>
          <FindNote total={shown} />
        </div>
        {isInline && reason}
      </div>
    </Form>
  );
}

const labelOf = (shown: number | null): string =>
  shown === null ? 'Export' : `Export ${formatCount(shown)} ${shown === 1 ? 'row' : 'rows'}`;

/** Returns the reason why there is nothing to export; null if there is something. */
function exportObstacle(shown: number | null): string | null {
  if (shown === null) return 'The rows are still loading';
  return shown === 0 ? 'There are no rows to export' : null;
}

interface ExportButtonsProps extends Pick<TableControls, 'shown'>, Pick<TableToolbarProps, 'onExport'> {
  /** The id of the text that says why the buttons are unavailable. */
  reasonId: string;
}

/** Exports the rows that the table shows, and says how many. The menu beside it has a choice of separators. */
function ExportButtons({ shown, onExport, reasonId }: ExportButtonsProps) {
  const isUnavailable = exportObstacle(shown) !== null;
  const common = { state: isUnavailable ? 'unavailable' : 'ready', 'aria-describedby': isUnavailable ? reasonId : undefined } as const;
  return (
    <div className={css.exports}>
      <Button {...common} onClick={() => onExport()}>
        {labelOf(shown)}
      </Button>
      {/* The key gives a new one, which does not open by itself, when there are rows again. */}
      <ExportMenu key={common.state} button={common} onExport={onExport} />
    </div>
  );
}

const WAYS = 'Ways to export';

interface ExportMenuProps extends Pick<TableToolbarProps, 'onExport'> {
  /** The props of its button. */
  button: ButtonProps;
}

/** The choice of separators. Its code loads on the first click. */
function ExportMenu({ button, onExport }: ExportMenuProps) {
  const { state, onClick } = useLoadOnClick(loadMenu);
  const look = { ...button, 'aria-label': WAYS, children: <Icon icon={ChevronDown} size="small" /> };
  const plain = <Button {...look} aria-haspopup="menu" aria-busy={state === 'loading'} onClick={onClick} />;
  if (state !== 'loaded') return plain;
  return (
    <Suspense fallback={plain}>
      <Menu
        label={WAYS}
        defaultOpen
        trigger={<Button {...look} />}
        items={[
          { label: 'Separated by commas, 1234.50', onSelect: () => onExport('comma') },
          { label: 'Separated by semicolons, 1234,50', onSelect: () => onExport('semicolon') },
        ]}
      />
    </Suspense>
  );
}
