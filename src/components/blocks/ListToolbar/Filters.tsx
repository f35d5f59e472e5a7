import { CheckboxField } from '../../primitives/CheckboxField/CheckboxField.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import type { ListChoices, ListControls } from './listControls.ts';
import * as css from './ListToolbar.css.ts';

interface FiltersProps {
  controls: ListControls;
  onChange: (choice: Partial<ListChoices>) => void;
}

/** The filters of a list, except the search. */
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
      <PriceField label="Min price" value={choices.min} error={minError} onType={(min) => onChange({ min })} />
      <PriceField label="Max price" value={choices.max} error={maxError} onType={(max) => onChange({ max })} />
      <div className={css.tick}>
        <CheckboxField label="In stock only" checked={choices.inStock} onChange={(event) => onChange({ inStock: event.target.checked })} />
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
