// @ts-expect-error Storybook gives no types for its presets.
import { viteFinal } from '@storybook/addon-docs/preset';
import { expect, test } from 'vitest';
import main from '../../.storybook/main.ts';

/** Vite's plugins of addon-docs, by name. */
async function docsPlugins(options: object): Promise<string[]> {
  const presets = { apply: (_name: string, value = {}) => Promise.resolve(value) };
  const { plugins } = (await viteFinal({ plugins: [] }, { ...options, presets })) as { plugins: { name: string }[] };
  return plugins.map(({ name }) => name);
}

test('in tests no plugin moves the lines of a story', async () => {
  const docs = main.addons?.find((addon) => typeof addon === 'object' && addon.name === '@storybook/addon-docs');
  expect(await docsPlugins({})).toContain('plugin-csf');
  expect(await docsPlugins((docs as { options: object }).options)).not.toContain('plugin-csf');
});
