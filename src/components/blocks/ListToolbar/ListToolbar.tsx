import ListFilter from 'lucide/dist/esm/icons/list-filter.mjs';
import { useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckboxField } from '../../primitives/CheckboxField/CheckboxField.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { ListSearchState, ListControls } from './listControls.ts';
import * as css from './ListToolbar.css.ts';

export interface ListToolbarProps {
  controls: ListControls;
  /** Called with the value that changed. The others stay the same. */
  onChange: (changes: Partial<ListSearchState>) => void;
}

/**
 * Search, sort order and filters above a list of products. On a phone a button with the number of active filters opens them, so that
 * products are visible at once. A controlled component: its only state is whether the filters are open.
 */
export function ListToolbar({ controls, onChange }: ListToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const filtersId = useId();
  const { values, searchLabel, sorts, active } = controls;
  return (
    <form role="search" className={css.toolbar} onSubmit={(event) => event.preventDefault()}>
      <SearchField label={searchLabel} maxLength={100} value={values.query} onChange={(event) => onChange({ query: event.target.value })} />
      <div className={css.row}>
        <div className={css.sort}>
          <SelectField label="Sort by" options={sorts} value={values.sort} onChange={(event) => onChange({ sort: event.target.value })} />
        </div>
        <div className={css.toggle}>
          <Button aria-expanded={isOpen} aria-controls={filtersId} onClick={() => setIsOpen(!isOpen)}>
            <Icon icon={ListFilter} size="small" />
            {active === 0 ? 'Filters' : `Filters (${active})`}
          </Button>
        </div>
        <div id={filtersId} className={css.filters} data-state={isOpen ? 'open' : 'closed'}>
          <Filters controls={controls} onChange={onChange} />
        </div>
      </div>
    </form>
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
        <div className={css.status}>
          <SelectField
            label="Status"
            options={options}
            value={values.status}
            onChange={(event) => onChange({ status: event.target.value })}
          />
        </div>
      )}
      <PriceField label="Min price" value={values.min} error={minError} onType={(min) => onChange({ min })} />
      <PriceField label="Max price" value={values.max} error={maxError} onType={(max) => onChange({ max })} />
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
