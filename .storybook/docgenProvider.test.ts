import { createElement } from 'react';
import { mergeServiceArgTypes } from 'storybook/internal/docs-tools';
import { expect, test } from 'vitest';
import { hideElements } from './controls/elements.ts';
import { createDocgenProvider } from './docgenProvider.ts';

type Merged = Parameters<typeof mergeServiceArgTypes>[0];

/** The control that Storybook shows for a prop that a story passes, and that has this type; undefined for a type that is not read. */
async function controlOf(type: string | undefined, value: unknown) {
  const argTypes = type === undefined ? {} : { prop: { name: 'prop', type: { name: 'other', value: type } } };
  const payload = (await createDocgenProvider()(async () => ({ argTypes }))({})) as Merged['payload'];
  const initialArgs = { prop: value };
  const customArgTypes = hideElements({ argTypes: {}, initialArgs } as never);
  return mergeServiceArgTypes({ payload, storyId: '', parameters: { __isArgsStory: true }, initialArgs, customArgTypes })['prop']?.control;
}

const element = createElement('b');

test.each([
  ['ReactNode', 'Paid', { type: 'text' }],
  ['ReactNode', undefined, { type: 'text' }],
  ['ReactNode', element, false],
  ['number | null', 4.5, { type: 'number' }],
  ['readonly Tool[]', [], false],
  // An HTML element's own props are not read.
  [undefined, 'Book', { type: 'text' }],
  [undefined, element, false],
])('a prop of the type %s that is %j has the control %j', async (type, value, control) => {
  expect(await controlOf(type, value)).toEqual(control);
});
