'use client';

import { useRef } from 'react';
import { CheckboxField } from '../../primitives/CheckboxField/CheckboxField.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { useHasRoom } from '../../primitives/virtual/useHasRoom.ts';
import { useIsHydrated } from '../../useIsHydrated.ts';
import { FilterSheet } from '../FilterSheet/FilterSheet.tsx';
import type { ListSearchState, ListControls } from './listControls.ts';
import * as css from './ListToolbar.css.ts';

export interface ListToolbarProps {
  controls: ListControls;
  /** '12 of 33 products'; '' while it is unknown. */
  count: string;
  /** Called with the value that changed. The others stay the same. */
  onChange: (changes: Partial<ListSearchState>) => void;
}

/**
 * Search, sort order and filters of a list of products. They are above the list; where there is little room, the filters are in a sheet, so
 * that products are visible at once, or in a wide window a column, to be beside the list. A controlled component.
 */
export function ListToolbar({ controls, count, onChange }: ListToolbarProps) {
  const form = useRef<HTMLFormElement>(null);
  const isInline = useHasRoom(form, css.ROW_FROM, 'wide');
  // A server does not know the width, so its HTML has both, and the styles show one.
  const isHydrated = useIsHydrated();
  const { values, searchLabel, sorts, active } = controls;
  const fields = (
    <>
      <div className={css.field}>
        <SelectField label="Sort by" options={sorts} value={values.sort} onChange={(event) => onChange({ sort: event.target.value })} />
      </div>
      <Filters controls={controls} onChange={onChange} />
    </>
  );
  return (
    <Form ref={form} role="search" className={css.toolbar}>
      <div className={css.search}>
        <SearchField
          label={searchLabel}
          maxLength={100}
          value={values.query}
          onChange={(event) => onChange({ query: event.target.value })}
        />
      </div>
      {isInline && (
        // Before React has taken the page over, a choice would be lost, and there is nothing to filter.
        <div className={css.fields} inert={!isHydrated}>
          {fields}
        </div>
      )}
      {(!isInline || !isHydrated) && (
        <div className={css.sheet}>
          <FilterSheet active={active} count={count}>
            {fields}
          </FilterSheet>
        </div>
      )}
    </Form>
  );
}

interface FiltersProps {
  controls: ListControls;
  onChange: (changes: Partial<ListSearchState>) => void;
}

/** The filters of a list, except the search. */
function Filters({ controls, onChange }: FiltersProps) {
  const { values, statuses, minError, maxError } = controls;
  const options = [{ value: '', label: 'Any status' }, ...statuses.map((status) => ({ value: status, label: status }))];
  return (
    <>
      {statuses.length > 0 && (
        <div className={css.field}>
          <SelectField
            label="Status"
            options={options}
            value={values.status}
            onChange={(event) => onChange({ status: event.target.value })}
          />
        </div>
      )}
      <div className={css.prices}>
        <PriceField label="Min price" value={values.min} error={minError} onType={(min) => onChange({ min })} />
        <PriceField label="Max price" value={values.max} error={maxError} onType={(max) => onChange({ max })} />
      </div>
      <div className={css.tick}>
        <CheckboxField label="In stock only" checked={values.inStock} onChange={(event) => onChange({ inStock: event.target.checked })} />
      </div>
    </>
  );
}

interface PriceFieldProps {
  label: string;
  /** The typed text, in dollars. */
  value: string;
  error: string | undefined;
  onType: (typed: string) => void;
}

/** One limit of the price range. */
function PriceField({ onType, ...field }: PriceFieldProps) {
  return (
    <div className={css.price}>
      <TextField
        {...field}
        placeholder="$"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
