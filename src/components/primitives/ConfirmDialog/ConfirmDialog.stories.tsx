import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const meta = preview.meta({
  component: ConfirmDialog,
  tags: ['primitive'],
  parameters: {
    docs: { story: { inline: false, height: '24rem' } },
    guide: {
      instead: { Dialog: 'for anything but a confirmation', Notice: 'to report something that needs no answer' },
      do: [
        'Ask only before something that cannot be undone',
        'Name the object and the consequence in the text: This removes your order for Torque Wrench',
        'Set it to busy while the action runs, and to failed with a sentence if it did not work',
        'Repeat the action in the button: Remove, with Keep it beside it',
      ],
      dont: ['Label the buttons Yes and No', 'Close it in onConfirm: keep it mounted until the result is known'],
      keyboard: {
        Escape: 'Cancels and returns the focus. Nothing, while the action is pending',
        Tab: 'Moves between the two buttons and stays inside',
        'Enter or Space': 'Presses the focused button, at first Cancel',
      },
    },
  },
  args: {
    question: 'Are You Sure ?',
    children: 'Ratchet Combination Wrench Set, 12 pc leaves your orders.',
    confirmLabel: 'Remove',
    state: 'asking' as const,
    onConfirm: fn(),
    onCancel: fn(),
  },
});

/** Expects that the fade above the buttons ends below the last line. */
async function expectLastLineInFull() {
  const dialog = await screen.findByRole('alertdialog');
  dialog.scrollTo({ top: dialog.scrollHeight });
  const footer = screen.getByRole('button', { name: 'Cancel' }).parentElement as HTMLElement;
  const fade = Number.parseFloat(getComputedStyle(footer, '::before').height);
  const [text] = (dialog.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id) as HTMLElement);
  await expect(fade).toBeGreaterThan(0);
  await expect(text?.getBoundingClientRect().bottom).toBeLessThanOrEqual(footer.getBoundingClientRect().top - fade + 0.5);
}

/** Mounts the dialog only while it is open, as an app does. */
function Asked(props: ConfirmDialogProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>Remove order</Button>
      {asking && <ConfirmDialog {...props} onCancel={() => setAsking(false)} />}
    </>
  );
}

export const Asking = meta.story();
export const Busy = meta.story({ args: { state: 'busy' } });
export const Failed = meta.story({ args: { state: 'failed', message: 'The shop did not answer in time. The order is still there.' } });
export const QuestionAlone = meta.story({ render: ({ children: _, ...args }) => <ConfirmDialog {...args} /> });
export const LongText = meta.story({ args: { children: 'Removing a paid order does not refund it. '.repeat(30) + 'w'.repeat(120) } });
export const FromAButton = meta.story({ render: (args) => <Asked {...args} /> });

Asking.test('focuses Cancel first, and calls onConfirm and onCancel', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Are You Sure ?' });
  await expect(dialog).toHaveAccessibleDescription(/leaves your orders/);
  await waitFor(async () => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect(args.onCancel).toHaveBeenCalledOnce();
});

Asking.test('shows its last line in full', expectLastLineInFull);
LongText.test('shows its last line in full at the end of the text', expectLastLineInFull);

Asking.test('ignores a click outside', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('alertdialog');
  if (dialog.parentElement !== null) await userEvent.click(dialog.parentElement);
  await expect(args.onCancel).not.toHaveBeenCalled();
});

Busy.test('can neither be confirmed again nor closed while busy', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  await expect(args.onConfirm).not.toHaveBeenCalled();
  await expect(args.onCancel).not.toHaveBeenCalled();
});

Failed.test('shows the error, and can be confirmed again', async ({ userEvent, args }) => {
  await expect(await screen.findByRole('alert')).toHaveTextContent('did not answer in time');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});

FromAButton.test('returns focus to the button that opened it', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Remove order' });
  await userEvent.click(opener);
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(opener).toHaveFocus());
});
