import type { Args, ArgTypes } from 'storybook/internal/csf';

// Storybook leaves a text with punctuation, or in another script, out of a story's address. These texts are in a param of our own.

/** A text that Storybook's own param `args` carries unchanged. */
const isCarried = (text: string): boolean => /^[\w-]+( [\w-]+)*$/.test(text);

/** The changed texts that the story's address would otherwise lose, by the name of their arg. */
export const lostTexts = (args: Args, initialArgs: Args): Record<string, string> =>
  Object.fromEntries(
    Object.entries(args).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== initialArgs[entry[0]] && !isCarried(entry[1]),
    ),
  );

/** Writes texts as a param's value, or null if there are none. Storybook writes params without encoding them, so no `%` may be in it. */
export const writeTexts = (texts: Record<string, string>): string | null =>
  Object.keys(texts).length === 0 ? null : encodeURIComponent(JSON.stringify(texts)).replaceAll('_', '%5F').replaceAll('%', '_');

/** Reads the value of the param. Returns an empty object if it is damaged. */
export function readTexts(value: string | null): Record<string, unknown> {
  try {
    const texts: unknown = JSON.parse(decodeURIComponent((value ?? '').replaceAll('_', '%')));
    return typeof texts === 'object' && texts !== null ? { ...texts } : {};
  } catch {
    return {};
  }
}

/** The texts that somebody could have typed into the controls of this story. An address must not set any other prop. */
export const typableTexts = (texts: Record<string, unknown>, { initialArgs, argTypes }: { initialArgs: Args; argTypes: ArgTypes }): Args =>
  Object.fromEntries(
    Object.entries(texts).filter(([name, text]) => {
      if (typeof text !== 'string') return false;
      const control: unknown = Object.hasOwn(argTypes, name) ? argTypes[name]?.control : undefined;
      const isTextControl = typeof control === 'object' && control !== null && 'type' in control && control.type === 'text';
      return isTextControl || (Object.hasOwn(initialArgs, name) && typeof initialArgs[name] === 'string');
    }),
  );
