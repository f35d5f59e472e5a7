import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

const meta = preview.meta({
  component: Notice,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        Toaster: 'for a message that may disappear',
        Badge: 'for a status in a word',
        EmptyState: 'if there is simply nothing yet',
      },
      do: [
        'Place it beside what it is about: above a list, or before the button of a form',
        'Say what happened and what to do, and offer that as the action',
        'Use critical for failures only: it interrupts what a screen reader is saying',
      ],
      dont: [
        'Report a wrong field with it: that is the field’s error',
        'Stack several critical ones: announcements would cut each other off',
        'Remove it after a time: it stays until its cause is gone',
      ],
      keyboard: {},
    },
  },
  args: { tone: 'info' as const, children: 'Sandbox: demo data. Nothing you book here is ever sent.' },
});

export const Info = meta.story();
export const Good = meta.story({ args: { tone: 'good', title: 'Your Payment is Completed', children: 'Transaction pi_3Q9a' } });
export const Caution = meta.story({
  args: { tone: 'caution', children: 'These orders could not be refreshed.', action: <Button size="small">Retry</Button> },
});
export const Critical = meta.story({
  args: {
    tone: 'critical',
    title: 'The car tools did not load',
    children: 'The shop did not answer in time.',
    action: <Button size="small">Retry</Button>,
  },
});
export const TitleAlone = meta.story({
  args: { tone: 'critical', title: 'Sold Out' },
  render: ({ children: _, ...args }) => <Notice {...args} />,
});
export const LongText = meta.story({
  args: { tone: 'caution', title: 'x'.repeat(90), children: 'The same thing said at great length. '.repeat(12) },
});

Critical.test('announces a failure immediately', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The car tools did not load');
});

Caution.test('announces other messages at the next pause', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('could not be refreshed');
});
