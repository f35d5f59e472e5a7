import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { setWithoutEvents } from '#tests/support/setWithoutEvents.ts';
import { DELETE_QUESTION } from '#contract/texts.ts';
import { AMBIGUOUS_COUNT } from '#contract/forms/typedNumber.ts';
import preview from '../../../../../.storybook/preview.tsx';
import {
  deleteTools,
  long,
  one,
  restocks,
  sendingUnstored,
  stale,
  tables,
  tools,
  unconfirmedUnstored,
} from './ManageToolsScreen.fixtures.ts';
import { ManageToolsScreen } from './ManageToolsScreen.tsx';
import type { DeleteToolView, RestockView } from './manageToolsView.ts';

const meta = preview.meta({
  component: ManageToolsScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { AddToolScreen: 'for a new tool', ProductListScreen: 'for the list that shoppers see' },
      do: [
        'Read the tool again in onSubmitRestock, and add the amount to that stock',
        'Pass set as the mode if the stock is unknown: the number then becomes the stock',
        'Pass unconfirmed while nobody knows whether the stock was changed',
        'Give the entered number back when the dialog is opened again',
      ],
      dont: [
        'Close the restock dialog while it is sending',
        'Call an unknown stock low',
        'Drop a deleted row before a list without it has been read',
      ],
      keyboard: {
        Enter: 'In Restock quantity: restocks, or keeps the focus on a wrong number',
        Escape: 'Closes the open dialog and returns the focus to its row. Nothing, while a request is pending',
        Tab: 'Stays inside an open dialog',
      },
    },
  },
  args: {
    view: tables.ready,
    onChange: fn(),
    onSort: fn(),
    onClear: fn(),
    onExport: fn(),
    onRetry: fn(),
    onRestock: fn(),
    onSubmitRestock: fn(),
    onCheckAgain: fn(),
    onCloseRestock: fn(),
    onDelete: fn(),
    onConfirmDelete: fn(),
    onCancelDelete: fn(),
  },
});

const aPhone = { globals: { viewport: { value: 'small', isRotated: false } } };
const restocking = (restock: RestockView) => ({ args: { view: { ...tables.ready, restock } } });
const deleting = (deleteTool: DeleteToolView) => ({ args: { view: { ...tables.ready, deleteTool } } });

export const Loading = meta.story({ args: { view: tables.loading } });
export const Empty = meta.story({ args: { view: tables.empty } });
export const NoMatches = meta.story({ args: { view: tables.noMatches } });
export const Failed = meta.story({ args: { view: tables.failed } });
export const Ready = meta.story();
export const Stale = meta.story({ args: { view: stale } });
export const One = meta.story({ args: { view: one } });
export const LongTexts = meta.story({ args: { view: long } });
export const OnAPhone = meta.story({ ...aPhone });
export const LongTextsOnAPhone = meta.story({ args: { view: long }, ...aPhone });

export const Restocking = meta.story(restocking(restocks.editing));
export const RestockingOnAPhone = meta.story({ ...restocking(restocks.editing), ...aPhone });
export const Sending = meta.story(restocking(restocks.sending));
export const SendingUnstored = meta.story(restocking(sendingUnstored));
export const Refused = meta.story(restocking(restocks.refused));
export const ModeChanged = meta.story(restocking(restocks.modeChanged));
export const Conflict = meta.story(restocking(restocks.conflict));
export const Unconfirmed = meta.story(restocking(restocks.unconfirmed));
export const UnconfirmedUnstored = meta.story(restocking(unconfirmedUnstored));
export const Gone = meta.story(restocking(restocks.gone));

export const Asking = meta.story(deleting(deleteTools.asking));
export const Deleting = meta.story(deleting(deleteTools.deleting));
export const DeleteFailed = meta.story(deleting(deleteTools.failed));

/** Opens, is refused, is sent again, and closes, as the app does. */
export const RestockingOne = meta.story({
  render: function RestockOne(args) {
    const [restock, setRestock] = useState<RestockView>(restocks.closed);
    const submit = (amount: number) => {
      args.onSubmitRestock(amount);
      setRestock(restocks.sending);
      setTimeout(() => setRestock(restocks.refused));
    };
    return (
      <ManageToolsScreen
        {...args}
        view={{ ...args.view, restock }}
        onRestock={() => setRestock(restocks.editing)}
        onSubmitRestock={submit}
        onCloseRestock={() => setRestock(restocks.closed)}
      />
    );
  },
});

/** Asks for confirmation, then deletes the tool and removes its row, as the app does. */
export const DeletingOne = meta.story({
  render: function DeleteOne(args) {
    const [rows, setRows] = useState(tools);
    const [deleteTool, setDeleteTool] = useState<DeleteToolView>(deleteTools.resting);
    const confirm = () => {
      setDeleteTool(deleteTools.deleting);
      setTimeout(() => {
        setRows(tools.filter(({ name }) => name !== deleteTools.asking.name));
        setDeleteTool(deleteTools.resting);
      });
    };
    return (
      <ManageToolsScreen
        {...args}
        view={{ ...args.view, tools: { state: 'ready', rows }, deleteTool }}
        onDelete={() => setDeleteTool(deleteTools.asking)}
        onConfirmDelete={confirm}
        onCancelDelete={() => setDeleteTool(deleteTools.resting)}
      />
    );
  },
});

const shown = async (role: 'dialog' | 'alertdialog') => {
  const found = await screen.findByRole(role);
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

Ready.test('labels low stock in words, but not unknown stock', async ({ canvas }) => {
  await expect(canvas.getByRole('row', { name: /Extinguisher/ })).toHaveTextContent('3Low stock');
  await expect(canvas.getByRole('row', { name: /Wheel Bolt/ })).toHaveTextContent('0Sold out');
  await expect(canvas.getByRole('row', { name: /Lamp/ })).toHaveTextContent('Unknown');
  await expect(canvas.getByRole('row', { name: /Lamp/ })).not.toHaveTextContent('Low stock');
});

Ready.test('names the buttons of each row after its tool', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Restock Car Fire Extinguisher 1 kg ABC' }));
  await expect(args.onRestock).toHaveBeenCalledWith('t3');
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Car Fire Extinguisher 1 kg ABC' }));
  await expect(args.onDelete).toHaveBeenCalledWith('t3');
});

Restocking.test('refuses an invalid quantity in place and submits a number', async ({ userEvent, args }) => {
  const dialog = await shown('dialog');
  const field = dialog.getByRole('textbox', { name: 'Restock quantity' });
  for (const [typed, message] of [
    ['', 'Enter the quantity received'],
    ['0', 'Enter 1 or more'],
    ['-2', 'Enter 1 or more'],
    ['1.5', 'Enter a whole number'],
    ['1.200', AMBIGUOUS_COUNT],
  ] as const) {
    await userEvent.clear(field);
    if (typed !== '') await userEvent.type(field, typed);
    await userEvent.click(dialog.getByRole('button', { name: 'Restock' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  }
  await expect(args.onSubmitRestock).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, '１٢{Enter}');
  await waitFor(() => expect(args.onSubmitRestock).toHaveBeenCalledWith(12));
});

Sending.test('cannot be closed or sent twice', async ({ userEvent, args }) => {
  const dialog = await shown('dialog');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Restock' }));
  await expect(args.onCloseRestock).not.toHaveBeenCalled();
  await expect(args.onSubmitRestock).not.toHaveBeenCalled();
});

const asksToKeepThePageOpen = async () => {
  const dialog = await shown('dialog');
  await expect(dialog.getByText(/cannot remember the restock, so please keep this page open\./)).toBeVisible();
};
SendingUnstored.test('asks to keep the page open, because the browser cannot remember the restock', asksToKeepThePageOpen);
UnconfirmedUnstored.test('asks to keep the page open, because the browser cannot remember the restock', asksToKeepThePageOpen);

Unconfirmed.test('offers Check again and sends nothing before that', async ({ userEvent, args }) => {
  const dialog = await shown('dialog');
  await userEvent.type(dialog.getByRole('textbox'), '5{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Restock' }));
  await expect(args.onSubmitRestock).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
  await expect(args.onCheckAgain).toHaveBeenCalledOnce();
});

Gone.test('offers nothing but Close', async ({ userEvent, args }) => {
  const dialog = await shown('dialog');
  await expect(dialog.queryByRole('button', { name: 'Restock' })).toBeNull();
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  await expect(args.onCloseRestock).toHaveBeenCalledOnce();
});

RestockingOne.test('keeps the typed value after a refusal; Escape returns focus to the button', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: /^Restock Car Fire/ });
  await userEvent.click(button);
  const dialog = await shown('dialog');
  await userEvent.type(dialog.getByRole('textbox'), '12{Enter}');
  await expect(await dialog.findByRole('alert')).toHaveTextContent('The stock was not changed.');
  await expect(dialog.getByRole('textbox')).toHaveValue('12');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});

DeletingOne.test('returns focus to the button on Keep it and moves it to the heading on Delete', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: /^Delete Car Fire/ });
  await userEvent.click(button);
  const question = await shown('alertdialog');
  await expect(screen.getByRole('alertdialog', { name: DELETE_QUESTION })).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(button).toHaveFocus());
  await userEvent.click(button);
  await userEvent.click((await shown('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(canvas.queryByRole('row', { name: /Extinguisher/ })).toBeNull());
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Manage Car Tools' })).toHaveFocus());
});

const staysInside = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
};
LongTexts.test('does not scroll sideways', staysInside);
LongTextsOnAPhone.test('does not scroll sideways on a phone', staysInside);

Restocking.test('restocks by a quantity that was set without an event', async ({ userEvent, args }) => {
  const dialog = await shown('dialog');
  const field = dialog.getByRole('textbox', { name: 'Restock quantity' });
  await waitFor(() => expect(field).toHaveFocus());
  setWithoutEvents(field, '12');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(args.onSubmitRestock).toHaveBeenCalledWith(12));
});
