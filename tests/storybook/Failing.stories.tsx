import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/components/primitives/Button/Button.tsx';

/** Only for runTests.storybook.ts, which expects the failure in Storybook. */
const meta = preview.meta({
  title: 'Run tests check',
  component: Button,
  parameters: { guide: { do: ['Run it with the tests of Storybook'], dont: ['Repair it: it fails on purpose'], keyboard: {} } },
  args: { children: 'Book' },
});

export const Passing = meta.story();
export const Failing = meta.story();

Failing.test('fails on purpose', async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toHaveTextContent('Sold out');
});
