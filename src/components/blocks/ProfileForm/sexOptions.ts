import { SEXES } from '#contract/forms/profile.ts';
import type { SelectOption } from '../../primitives/SelectField/SelectField.tsx';

/** What can be chosen (docs/spec.md#profile): before it what holds, where that is none of the three. */
export function sexOptions(opened: string): SelectOption[] {
  const known = SEXES.map((sex) => ({ value: sex as string, label: sex as string }));
  if (opened === '') return [{ value: '', label: 'Not told' }, ...known];
  return known.some(({ value }) => value === opened) ? known : [{ value: opened, label: opened }, ...known];
}
