import type { Args, ArgTypes } from 'storybook/internal/csf';

// Storybook leaves a text with punctuation, or in another script, out of a story's address. From an address it takes only what the story has a
// value for, because its preview does not know the other props. These values are in a param of our own.

/** A text that Storybook's own param `args` carries unchanged. */
const isCarried = (text: string): boolean => /^[\w-]+( [\w-]+)*$/.test(text);

/** True for what can be typed or chosen, and is all that an address carries. */
const isSimple = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** A story, as far as Storybook's preview knows it. */
interface KnownStory {
  initialArgs: Args;
  argTypes: ArgTypes;
}

const isKnown = (name: string, { initialArgs, argTypes }: KnownStory): boolean =>
  Object.hasOwn(initialArgs, name) || Object.hasOwn(argTypes, name);

/** The changed values that the story's address would otherwise lose, by the name of their arg. */
export const lostArgs = (args: Args, story: KnownStory): Args =>
  Object.fromEntries(
    Object.entries(args).filter(([name, value]) => {
      if (value === story.initialArgs[name]) return false;
      if (!isKnown(name, story)) return isSimple(value);
      return typeof value === 'string' && !isCarried(value);
    }),
  );

/** Writes args as a param's value, or null if there are none. Storybook writes params without encoding them, so no `%` may be in it. */
export const writeArgs = (args: Args): string | null =>
  Object.keys(args).length === 0 ? null : encodeURIComponent(JSON.stringify(args)).replaceAll('_', '%5F').replaceAll('%', '_');

/** Reads the value of the param. Returns an empty object if it is damaged. */
export function readArgs(value: string | null): Args {
  try {
    const args: unknown = JSON.parse(decodeURIComponent((value ?? '').replaceAll('_', '%')));
    return typeof args === 'object' && args !== null ? { ...args } : {};
  } catch {
    return {};
  }
}

const isTypable = (value: unknown, { type }: ArgTypes[string] = {}): boolean =>
  typeof type === 'object' && (type.name === 'enum' ? type.value.some((option) => option === value) : typeof value === type.name);

/**
 * The values that somebody could have typed into the controls of this story. An address must not set any other prop.
 * @param props the types of the component's props, as Storybook's server has read them
 */
export const typableArgs = (args: Args, { initialArgs, argTypes }: KnownStory, props: ArgTypes = {}): Args =>
  Object.fromEntries(
    Object.entries(args).filter(([name, value]) => {
      if (!isSimple(value)) return false;
      const isInitiallyText = Object.hasOwn(initialArgs, name) && typeof initialArgs[name] === 'string';
      if (isInitiallyText && typeof value === 'string') return true;
      return [argTypes, props].some((types) => Object.hasOwn(types, name) && isTypable(value, types[name]));
    }),
  );
