// @ts-expect-error Storybook ships no types for its presets.
import { viteFinal } from '@storybook/addon-docs/preset';
import { expect, test } from 'vitest';
import main from '../../.storybook/main.ts';

/** The names of the Vite plugins that addon-docs adds. */
async function docsPlugins(options: object): Promise<string[]> {
  const presets = { apply: (_name: string, value = {}) => Promise.resolve(value) };
  const { plugins } = (await viteFinal({ plugins: [] }, { ...options, presets })) as { plugins: { name: string }[] };
  return plugins.map(({ name }) => name);
}

test('in tests, no plugin changes the line numbers of a story', async () => {
  const docs = main.addons?.find((addon) => typeof addon === 'object' && addon.name === '@storybook/addon-docs');
  expect(await docsPlugins({})).toContain('plugin-csf');
  expect(await docsPlugins((docs as { options: object }).options)).not.toContain('plugin-csf');
});
