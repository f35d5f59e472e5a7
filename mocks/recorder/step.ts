import * as v from 'valibot';

/** An element of the page, as a person names it. */
const StepTarget = v.object({
  /** Its role; `label` for a field that has none, such as a date's, and `summary` for the line that opens details. */
  role: v.string(),
  /** Its accessible name. */
  name: v.string(),
  /** Its place among the elements with the same role and name, from 0. */
  place: v.number(),
  /** How many of them there are. */
  count: v.number(),
});
export type StepTarget = v.InferOutput<typeof StepTarget>;

/** An action of a person on an element of the page. */
export const Step = v.variant('action', [
  v.object({ action: v.picklist(['click', 'check', 'uncheck']), target: StepTarget }),
  /** `value` is null if it is somebody's secret. */
  v.object({ action: v.literal('fill'), target: StepTarget, value: v.nullable(v.string()) }),
  /** `value` is the text of an option. */
  v.object({ action: v.literal('choose'), target: StepTarget, value: v.string() }),
  /** `value` is the name of a key, such as Escape. */
  v.object({ action: v.literal('press'), target: StepTarget, value: v.string() }),
]);
export type Step = v.InferOutput<typeof Step>;

const VERBS = { click: 'Click', check: 'Check', uncheck: 'Uncheck', fill: 'Fill', choose: 'Choose', press: 'Press' } as const;

/** Writes a step for people: 'Fill the textbox ‘Address’ with ‘14 Gasket Lane’'. */
export function describeStep(step: Step): string {
  const { role, name, place, count } = step.target;
  const element = `the ${role === 'label' ? 'field' : role} ‘${name}’${count > 1 ? ` (${place + 1} of ${count})` : ''}`;
  const verb = VERBS[step.action];
  if (step.action === 'fill') return `${verb} ${element} ${step.value === null ? 'with a secret' : `with ‘${step.value}’`}`;
  if (step.action === 'choose') return `${verb} ‘${step.value}’ in ${element}`;
  return step.action === 'press' ? `${verb} ${step.value} on ${element}` : `${verb} ${element}`;
}
