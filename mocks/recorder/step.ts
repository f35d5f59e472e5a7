/** An element of the page, as a person names it. */
export interface StepTarget {
  /** Its role; `label` for a field that has none, such as a date's, and `summary` for the line that opens details. */
  role: string;
  /** Its accessible name. */
  name: string;
  /** Its place among the elements with the same role and name, from 0. */
  place: number;
  /** How many of them there are. */
  count: number;
}

/** An action of a person on an element of the page. */
export type Step =
  | { action: 'click' | 'check' | 'uncheck'; target: StepTarget }
  /** `value` is null if it is somebody's secret. */
  | { action: 'fill'; target: StepTarget; value: string | null }
  /** `value` is the text of an option. */
  | { action: 'choose'; target: StepTarget; value: string }
  /** `value` is the name of a key, such as Escape. */
  | { action: 'press'; target: StepTarget; value: string };

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
