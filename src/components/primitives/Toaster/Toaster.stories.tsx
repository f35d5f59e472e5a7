import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Toaster, type Toast, type ToasterProps } from './Toaster.tsx';

const restocked: Toast = { id: '1', tone: 'good', text: 'Restock Is Successfully' };

const meta = preview.meta({
  component: Toaster,
  tags: ['primitive'],
  args: { toasts: [restocked], onDismiss: fn(), duration: 60_000 },
});

/** Removes dismissed toasts, as an app does. */
function Shown(props: ToasterProps) {
  const [gone, setGone] = useState<string[]>([]);
  const dismiss = (id: string) => {
    props.onDismiss(id);
    setGone((before) => [...before, id]);
  };
  return <Toaster {...props} toasts={props.toasts.filter(({ id }) => !gone.includes(id))} onDismiss={dismiss} />;
}

export const Good = meta.story();
export const Neutral = meta.story({ args: { toasts: [{ id: '1', tone: 'neutral', text: 'Nothing changed' }] } });
export const Critical = meta.story({ args: { toasts: [{ id: '1', tone: 'critical', text: 'Sold Out' }] } });
export const Several = meta.story({
  args: {
    toasts: [
      { id: '1', tone: 'good', text: 'Successfully Add This Products' },
      { id: '2', tone: 'critical', text: 'More than available product' },
      { id: '3', tone: 'neutral', text: 'Nothing changed' },
    ],
  },
});
export const LongText = meta.story({
  args: { toasts: [{ id: '1', tone: 'critical', text: 'The shop did not answer. '.repeat(10) + 'w'.repeat(60) }] },
});
export const None = meta.story({ args: { toasts: [] } });
export const Brief = meta.story({ args: { duration: 300 }, render: (args) => <Shown {...args} /> });
export const Dismissible = meta.story({ render: (args) => <Shown {...args} /> });

Brief.test('disappears automatically after its duration', async ({ args }) => {
  // Less than the default of 5 s.
  await waitFor(async () => expect(args.onDismiss).toHaveBeenCalledWith('1'), { timeout: 4000 });
  await expect(screen.queryByText('Restock Is Successfully')).toBeNull();
});

Dismissible.test('is dismissed by its button', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
  await expect(args.onDismiss).toHaveBeenCalledWith('1');
});

Dismissible.test('is reached with F8 and dismissed with Escape', async ({ userEvent, args }) => {
  const button = await screen.findByRole('button', { name: 'Dismiss' });
  await userEvent.keyboard('{F8}');
  await userEvent.tab();
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(args.onDismiss).toHaveBeenCalledOnce();
  await expect(args.onDismiss).toHaveBeenCalledWith('1');
});

Critical.test('announces a failure immediately', async () => {
  await waitFor(async () => expect(document.querySelector('[role="status"][aria-live="assertive"]')).toHaveTextContent('Sold Out'));
});
