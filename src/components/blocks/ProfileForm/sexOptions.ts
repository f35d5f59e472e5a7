import { SEXES } from '#contract/forms/profile.ts';
import type { SelectOption } from '../../primitives/SelectField/SelectField.tsx';

/** Returns the options (docs/spec.md#profile). The current value comes first if it is empty or none of the three. */
export function sexOptions(opened: string): SelectOption[] {
  const known = SEXES.map((sex) => ({ value: sex as string, label: sex as string }));
  if (opened === '') return [{ value: '', label: 'Not told' }, ...known];
  return known.some(({ value }) => value === opened) ? known : [{ value: opened, label: opened }, ...known];
}
