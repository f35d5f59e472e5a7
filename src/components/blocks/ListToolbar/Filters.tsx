import { CheckboxField } from '../../primitives/CheckboxField/CheckboxField.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { ListChoices, ListControls } from './listControls.ts';
import * as css from './ListToolbar.css.ts';

interface FiltersProps {
  controls: ListControls;
  onChange: (choice: Partial<ListChoices>) => void;
}

/** What narrows a list, the search aside. */
export function Filters({ controls, onChange }: FiltersProps) {
  const { choices, statuses, minError, maxError } = controls;
  const options = [{ value: '', label: 'Any status' }, ...statuses.map((status) => ({ value: status, label: status }))];
  return (
    <>
      {statuses.length > 0 && (
        <div className={css.status}>
          <SelectField
            label="Status"
            options={options}
            value={choices.status}
            onChange={(event) => onChange({ status: event.target.value })}
          />
        </div>
      )}
      <div className={css.price}>
        <TextField
          label="Min price"
          placeholder="$"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={choices.min}
          error={minError}
          onChange={(event) => onChange({ min: event.target.value })}
        />
      </div>
      <div className={css.price}>
        <TextField
          label="Max price"
          placeholder="$"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={choices.max}
          error={maxError}
          onChange={(event) => onChange({ max: event.target.value })}
        />
      </div>
      <div className={css.tick}>
        <CheckboxField label="In stock only" checked={choices.inStock} onChange={(event) => onChange({ inStock: event.target.checked })} />
      </div>
    </>
  );
}
