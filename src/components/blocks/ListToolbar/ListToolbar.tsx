'use client';

import Check from 'lucide/dist/esm/icons/check.mjs';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckboxField } from '../../primitives/CheckboxField/CheckboxField.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { SelectField, type SelectOption } from '../../primitives/SelectField/SelectField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { FindNote } from '../../primitives/virtual/FindNote.tsx';
import { useHasRoom } from '../../primitives/virtual/useHasRoom.ts';
import { useIsHydrated } from '../../useIsHydrated.ts';
import { FilterSheet } from '../FilterSheet/FilterSheet.tsx';
import * as css from './ListToolbar.css.ts';

/** The search, sort order and filters of a list or table, as typed; '' if not set. */
export interface ListSearchState {
  query: string;
  /** The value of one of the sort orders. */
  sort: string;
  /** The value of each filter, by its key: a text, or 'on' for a toggle. */
  [filter: string]: string;
}

/** A filter. */
export interface ListFilter {
  key: string;
  label: string;
  /** A `choice` is one of its options, an `amount` is typed in dollars, a `toggle` is on or off. */
  kind: 'choice' | 'amount' | 'toggle';
  /** The options of a choice. */
  options?: readonly SelectOption[];
  /** Shown under an amount that cannot be read. */
  error?: string | undefined;
}

/** The data of a ListToolbar. */
export interface ListControls {
  values: ListSearchState;
  /** The label of the search field: 'Search car items'. */
  searchLabel: string;
  /** The sort orders to choose from. The first is the backend's own order, ''. */
  sorts: readonly SelectOption[];
  filters: readonly ListFilter[];
  /** The number of active filters, without the search. The button that opens the filters on a phone shows it. */
  active: number;
  /** '48 car tools', or '12 of 48 car tools'; '' while unknown. */
  count: string;
  /** The number of rows that match; null while unknown. */
  shown: number | null;
}

export interface ListToolbarProps {
  controls: ListControls;
  /** Called with the value that changed. The others stay the same. */
  onChange: (changes: Partial<ListSearchState>) => void;
  /**
   * `rows`: the filters are below the search, or in a wide window a column beside the list, and the page shows the count. `line`: they are
   * on the line of the search, toggles are buttons, and the count is below, as above a table. @default 'rows'
   */
  layout?: 'rows' | 'line';
  /** Buttons after the filters of a `line`, such as ExportButtons. */
  actions?: ReactNode;
  /** Says beside the count why an action is unavailable. */
  note?: ReactNode;
}

/**
 * Search, sort order and filters of a list or a table. They are above it; where there is little room, a sheet has all but the search, so
 * that the first rows are visible at once. A controlled component.
 */
export function ListToolbar({ controls, layout = 'rows', actions, note, onChange }: ListToolbarProps) {
  const form = useRef<HTMLFormElement>(null);
  const isInline = useHasRoom(form, css.INLINE_FROM[layout], layout === 'rows' ? 'wide' : undefined);
  // A server does not know the width, so its HTML has both, and the styles show one.
  const isHydrated = useIsHydrated();
  const { values, searchLabel, sorts, active, count, shown } = controls;
  const fields = (
    <>
      <div className={css.sort[layout]}>
        <SelectField label="Sort by" options={sorts} value={values.sort} onChange={(event) => onChange({ sort: event.target.value })} />
      </div>
      <Filters controls={controls} layout={layout} actions={actions} onChange={onChange} />
    </>
  );
  return (
    <Form ref={form} role="search" className={css.toolbar[layout]}>
      <div className={css.search[layout]}>
        <SearchField
          label={searchLabel}
          maxLength={100}
          value={values.query}
          onChange={(event) => onChange({ query: event.target.value })}
        />
      </div>
      {isInline && (
        // Before React has taken the page over, a choice would be lost, and there is nothing to filter.
        <div className={css.fields[layout]} inert={!isHydrated}>
          {fields}
        </div>
      )}
      {(!isInline || !isHydrated) && (
        <div className={css.sheet[layout]}>
          <FilterSheet active={active} count={count}>
            {fields}
            {note}
          </FilterSheet>
        </div>
      )}
      {layout === 'line' && (
        <div className={css.summary}>
          <div className={css.count}>
            <Text size="small" tone="muted" role="status">
              {count}
            </Text>
            <FindNote total={shown} />
          </div>
          {isInline && note}
        </div>
      )}
    </Form>
  );
}

type FiltersProps = Required<Pick<ListToolbarProps, 'controls' | 'layout' | 'actions' | 'onChange'>>;

/** The filters, and the actions after them. */
function Filters({ controls: { filters, values }, layout, actions, onChange }: FiltersProps) {
  const valueOf = ({ key }: ListFilter) => values[key] ?? '';
  const toggle = (filter: ListFilter) => onChange({ [filter.key]: valueOf(filter) === '' ? 'on' : '' });
  const amounts = filters.filter((filter) => filter.kind === 'amount');
  const toggles = filters.filter((filter) => filter.kind === 'toggle');
  return (
    <>
      {filters
        .filter((filter) => filter.kind === 'choice')
        .map((filter) => (
          <div key={filter.key} className={css.field}>
            <SelectField
              label={filter.label}
              options={filter.options ?? []}
              value={valueOf(filter)}
              onChange={(event) => onChange({ [filter.key]: event.target.value })}
            />
          </div>
        ))}
      {amounts.length > 0 && (
        <div className={css.amounts}>
          {amounts.map((filter) => (
            <div key={filter.key} className={css.amount}>
              <TextField
                label={filter.label}
                value={valueOf(filter)}
                error={filter.error}
                placeholder="$"
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                onChange={(event) => onChange({ [filter.key]: event.target.value })}
              />
            </div>
          ))}
        </div>
      )}
      {layout === 'rows' ? (
        toggles.map((filter) => (
          <div key={filter.key} className={css.tick}>
            <CheckboxField label={filter.label} checked={valueOf(filter) !== ''} onChange={() => toggle(filter)} />
          </div>
        ))
      ) : (
        <div className={css.buttons}>
          {toggles.map((filter) => (
            <Button key={filter.key} aria-pressed={valueOf(filter) !== ''} onClick={() => toggle(filter)}>
              {valueOf(filter) !== '' && <Icon icon={Check} size="small" />}
              <span>{filter.label}</span>
            </Button>
          ))}
          {actions}
        </div>
      )}
    </>
  );
}
