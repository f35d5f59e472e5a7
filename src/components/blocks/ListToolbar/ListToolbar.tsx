import ListFilter from 'lucide/dist/esm/icons/list-filter.mjs';
import { useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { Filters } from './Filters.tsx';
import type { ListChoices, ListControls } from './listControls.ts';
import * as css from './ListToolbar.css.ts';

export interface ListToolbarProps {
  controls: ListControls;
  /** Called with the value that changed. The others stay the same. */
  onChange: (choice: Partial<ListChoices>) => void;
}

/**
 * Search, sort order and filters above a list of products. On a phone a button with the number of active filters opens them, so that
 * products are visible at once. A controlled component: its only state is whether the filters are open.
 */
export function ListToolbar({ controls, onChange }: ListToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const filtersId = useId();
  const { choices, searchLabel, sorts, active } = controls;
  return (
    <form role="search" className={css.toolbar} onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={searchLabel}
        maxLength={100}
        value={choices.query}
        onChange={(event) => onChange({ query: event.target.value })}
      />
      <div className={css.row}>
        <div className={css.sort}>
          <SelectField label="Sort by" options={sorts} value={choices.sort} onChange={(event) => onChange({ sort: event.target.value })} />
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
