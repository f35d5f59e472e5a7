import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({
  component: Spinner,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Skeleton: 'for pending content of a known shape', Button: 'with state busy, which has its own spinner' },
      do: [
        'Give it a label that says what is pending, unless the control around it already does',
        'Use page in the middle of an otherwise empty page, and text within a line',
      ],
      dont: ['Show it without an end: replace it after a while by a message with Retry', 'Put one into each card of a list'],
      keyboard: {},
    },
  },
});

export const Text = meta.story({ args: { size: 'text', label: 'Signing in' } });
export const Page = meta.story({ args: { size: 'page', label: 'Loading the page' } });

/** Beside text that already says it: hidden from screen readers. */
export const Silent = meta.story({ args: { size: 'text' } });

Page.test('says what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the page' })).toBeVisible();
});
