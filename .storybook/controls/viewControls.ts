import type { Args, ArgTypes, InputType } from 'storybook/internal/csf';

// A screen has one prop for all that it shows, its view. These functions turn a view into controls that a designer can use: a list of states
// for each of its regions, its texts, and how many rows its lists have. They know the other states from the component's other stories.

/** A view, or an object in it. */
export type Fields = Readonly<Record<string, unknown>>;
/** The names and positions that lead to a value inside a view. */
type Path = readonly (string | number)[];

interface Control {
  /** The name of the arg. Letters, digits and spaces only, because it can be part of a story's address. */
  key: string;
  path: Path;
  kind: 'state' | 'choice' | 'text' | 'number' | 'boolean' | 'count';
  /** Undefined if this view leaves the field out and another one has it. */
  initial: unknown;
  options?: readonly string[];
  /** The fields of a region in each state, if the control chooses its state. */
  alternatives?: ReadonlyMap<string, Fields>;
  /** The control is only there while a region is in this state. */
  during?: { key: string; state: string };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** True for a row of a list. Other arrays have no count, because a new item cannot be made up. */
const isRow = (value: unknown): value is Fields & { id: string } => isFields(value) && typeof value['id'] === 'string';

/** Keys, addresses and pictures are not texts. A draft is typed into its form, which takes it from the view only once. */
const isReference = (name: string): boolean => /^(_?id|key|kind|current|draft|photo|img\d?|src|.*(href|Href|Id|Ids|Url))$/.test(name);

/** A day in code, not one that a shopper reads. */
const isDay = (value: unknown): boolean => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** A name in code, such as a value of a union, not a text that a shopper reads. */
const isName = (value: unknown): value is string => typeof value === 'string' && /^[a-z]+([A-Z][a-z]+)*$/.test(value);

const keyOf = (path: Path, state?: string): string =>
  [...path.filter((part) => typeof part === 'string'), ...(state === undefined ? [] : ['in', state])].join(' ');

/** The first object in each state, in the order of the stories. The object itself stands for its own state. */
function alternativesOf(value: Fields, known: readonly Fields[]): ReadonlyMap<string, Fields> {
  const found = new Map<string, Fields>();
  for (const fields of [...known, value]) {
    const { state } = fields;
    if (typeof state === 'string' && (fields === value || !found.has(state))) found.set(state, fields);
  }
  return found;
}

/** The controls of an object in a view, and of all that is in it. `known`: the same object in the views of other stories. */
function controlsIn(value: Fields, known: readonly Fields[], path: Path, during?: Control['during']): Control[] {
  const alternatives = alternativesOf(value, known);
  if (alternatives.size < 2 || typeof value['state'] !== 'string') return controlsOfFields(value, known, path, during);
  const options = [...alternatives.keys()];
  const statePath = [...path, 'state'];
  const key = keyOf(statePath, during?.state);
  return [
    { key, path: statePath, kind: 'state', initial: value['state'], options, alternatives, ...(during && { during }) },
    ...options.flatMap((state) =>
      controlsOfFields(
        alternatives.get(state) ?? value,
        known.filter((other) => other['state'] === state),
        path,
        { key, state },
      ),
    ),
  ];
}

function controlsOfFields(value: Fields, known: readonly Fields[], path: Path, during?: Control['during']): Control[] {
  const names = new Set([value, ...known].flatMap((fields) => Object.keys(fields)));
  return [...names]
    .filter((name) => name !== 'state' && !isReference(name))
    .flatMap((name) =>
      controlsOfField(
        value[name],
        known.map((fields) => fields[name]).filter((other) => other !== undefined),
        [...path, name],
        during,
      ),
    );
}

function controlsOfField(initial: unknown, seen: readonly unknown[], path: Path, during?: Control['during']): Control[] {
  const control = { key: keyOf(path, during?.state), path, initial, ...(during && { during }) };
  if (Array.isArray(initial)) {
    const [first] = initial;
    if (!isRow(first)) return [];
    const others = seen.filter(Array.isArray).map(([other]) => other);
    return [{ ...control, kind: 'count', initial: initial.length }, ...controlsIn(first, others.filter(isFields), [...path, 0], during)];
  }
  if (isFields(initial)) return controlsIn(initial, seen.filter(isFields), path, during);
  const values = [initial, ...seen].filter((value) => value !== undefined);
  const [sample] = values;
  if (typeof sample === 'number') return [{ ...control, kind: 'number' }];
  if (typeof sample === 'boolean') return [{ ...control, kind: 'boolean' }];
  if (typeof sample !== 'string' || values.some(isDay)) return [];
  if (!isName(sample)) return [{ ...control, kind: 'text' }];
  const options = [...new Set(values.filter(isName))];
  return options.length < 2 ? [] : [{ ...control, kind: 'choice', options }];
}

/** In words: `deliveryDate` becomes 'delivery date'. */
const inWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function labelOf({ path, kind }: Control): string {
  const words = path
    .filter((part) => typeof part === 'string')
    .map((part) => inWords(part))
    .join(', ');
  const isFirstRow = path.includes(0);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${isFirstRow ? ' (first)' : ''}${kind === 'count' ? ', how many' : ''}`;
}

function inputOf({ kind, options = [] }: Control): InputType {
  switch (kind) {
    case 'state':
    case 'choice':
      return { options, control: { type: 'select' }, type: { name: 'enum', value: [...options] } };
    case 'text':
      return { control: { type: 'text' }, type: { name: 'string' }, table: { subcategory: 'Texts' } };
    case 'count':
      return { control: { type: 'number', min: 1, max: MAX_ROWS }, type: { name: 'number' }, table: { subcategory: 'Rows' } };
    case 'number':
      return { control: { type: 'number' }, type: { name: 'number' }, table: { subcategory: 'Values' } };
    case 'boolean':
      return { control: { type: 'boolean' }, type: { name: 'boolean' }, table: { subcategory: 'Values' } };
  }
}

/** The shop's longest lists. */
const MAX_ROWS = 10_000;

/** Returns Storybook's description of the controls of a view. */
export function viewArgTypes(view: Fields, known: readonly Fields[]): ArgTypes {
  const controls = controlsIn(view, known, []);
  const order = ['state', 'choice', 'count', 'text', 'number', 'boolean'];
  return Object.fromEntries(
    controls
      .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
      .map((control) => {
        const condition = control.during && { if: { arg: control.during.key, eq: control.during.state } };
        return [control.key, { name: labelOf(control), ...inputOf(control), ...condition }];
      }),
  );
}

/** Returns the values that the controls of a view start with. */
export const viewArgs = (view: Fields, known: readonly Fields[]): Args =>
  Object.fromEntries(controlsIn(view, known, []).map(({ key, initial }) => [key, initial]));

/** Returns a copy of `target` with another value at this place, or `target` if the place does not exist. */
function withValue(target: unknown, [part, ...rest]: Path, value: unknown): unknown {
  if (part === undefined) return value;
  if (Array.isArray(target)) return target.map((item, index) => (index === part ? withValue(item, rest, value) : item));
  return isFields(target) ? { ...target, [part]: withValue(target[part], rest, value) } : target;
}

const valueAt = (target: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, part) => (value as Record<string | number, unknown> | undefined)?.[part], target);

/** Repeats rows, or drops the last ones. Each row has an id of its own. */
const resized = (rows: readonly (Fields & { id: string })[], count: number) =>
  Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length];
    return row === undefined || index < rows.length ? row : { ...row, id: `${row.id} ${Math.floor(index / rows.length)}` };
  });

/** Returns the view that the controls describe; the same object if nothing was changed. */
export function viewWith(view: Fields, known: readonly Fields[], args: Args): Fields {
  let result: unknown = view;
  for (const { key, path, kind, initial, alternatives, during } of controlsIn(view, known, [])) {
    const value: unknown = args[key];
    const isHidden = during !== undefined && args[during.key] !== during.state;
    if (isHidden || value === undefined || value === initial) continue;
    if (alternatives !== undefined) {
      const alternative = typeof value === 'string' ? alternatives.get(value) : undefined;
      if (alternative !== undefined) result = withValue(result, path.slice(0, -1), alternative);
    } else if (kind === 'count') {
      const rows = valueAt(result, path);
      const count = Math.min(Math.max(Math.round(Number(value)), 1), MAX_ROWS);
      if (Array.isArray(rows) && Number.isFinite(count)) result = withValue(result, path, resized(rows, count));
    } else result = withValue(result, path, value);
  }
  return result as Fields;
}
