import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { withoutClickFocus } from '#tests/support/withoutClickFocus.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = preview.meta({
  component: Dialog,
  tags: ['primitive'],
  parameters: {
    docs: { story: { inline: false, height: '26rem' } },
    guide: {
      instead: {
        ConfirmDialog: 'to ask before something that cannot be undone',
        Drawer: 'for links or filters that slide in on a phone',
        Notice: 'for a message that needs no decision',
      },
      do: [
        'Name it after its object or task, also if the title is hidden',
        'Put the buttons into the footer, the main one last, so that they stay visible while the content scrolls',
        'Set initialFocus to field if the first thing to do is typing',
        'Lock it while a request is pending whose answer would be lost',
      ],
      dont: [
        'Open a dialog from a dialog, except a confirmation',
        'Lock it to keep people in: they must be able to leave while nothing is being sent',
        'Put a whole page into it: a page has an address',
      ],
      keyboard: {
        Escape: 'Closes it and returns the focus to where it was. Nothing, while it is locked',
        Tab: 'Moves through its controls and stays inside',
      },
    },
  },
  args: {
    title: 'Restock',
    open: true,
    onClose: fn(),
    children: <TextField label="Quantity" inputMode="numeric" />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button tone="accent">Restock</Button>
      </>
    ),
  },
});

/** Opens the dialog with a button, as an app does. */
function Opened(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </>
  );
}

export const Confirm = meta.story();
export const Wide = meta.story({
  args: { size: 'wide', title: 'Ratchet Combination Wrench Set, 12 pc', children: '72-tooth ratchet heads, 8–19 mm.' },
});
export const WithoutFooter = meta.story({ render: ({ footer: _, ...args }) => <Dialog {...args} /> });
export const Locked = meta.story({ args: { dismissal: 'locked' } });
export const LongText = meta.story({
  args: { title: 'Restock ' + 'w'.repeat(70), children: 'A condition that nobody reads but everybody accepts. '.repeat(80) },
});
export const FromAButton = meta.story({ args: { open: false }, render: (args) => <Opened {...args} /> });
/** Opened by a URL: nothing had focus before. */
export const ByAddress = meta.story({
  args: { open: false },
  render: function OpenByAddress(props) {
    const [open, setOpen] = useState(true);
    return (
      <>
        <PageHeading>Gadget Garage</PageHeading>
        <Dialog {...props} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
});

ByAddress.test('focuses the page heading on close if no button opened it', async ({ canvas, userEvent }) => {
  await screen.findByRole('dialog', { name: 'Restock' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Gadget Garage' })).toHaveFocus());
});

FromAButton.test('traps focus, and returns it on Escape', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Restock' });
  await waitFor(async () => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(opener).toHaveFocus());
  await expect(args.onClose).toHaveBeenCalledOnce();
});

FromAButton.test('is in its place at once, if motion is reduced', { globals: { motion: 'reduced' } }, async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Restock' });
  await expect(getComputedStyle(dialog).animationName).toBe('none');
});

FromAButton.test('returns the focus to its button in Safari too', { beforeEach: withoutClickFocus }, async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Restock' });
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(opener).toHaveFocus());
});

Confirm.test('calls onClose for Close and for a click outside', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Restock' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledTimes(1);
  if (dialog.parentElement !== null) await userEvent.click(dialog.parentElement);
  await expect(args.onClose).toHaveBeenCalledTimes(2);
});

Confirm.test('leaves Escape to an input method', async ({ args, userEvent }) => {
  const field = await screen.findByRole('textbox', { name: 'Quantity' });
  await fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  await fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
  await expect(args.onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});

Locked.test('nothing closes it', async ({ userEvent, args }) => {
  await screen.findByRole('dialog', { name: 'Restock' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).not.toHaveBeenCalled();
});

LongText.test('keeps the buttons visible', async () => {
  const dialog = await screen.findByRole('dialog');
  const button = screen.getByRole('button', { name: 'Restock' });
  await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
});
