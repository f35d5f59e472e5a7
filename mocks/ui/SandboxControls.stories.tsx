import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Identity } from '#contract/entities/identity.ts';
import type { LoadAhead } from '#app/services/ports.ts';
import preview from '../../.storybook/preview.tsx';
import type { Charge } from '../payments/cards.ts';
import { createCalls } from '../calls/calls.ts';
import { parseFaults } from '../faults/fault.ts';
import { createFaults } from '../faults/faults.ts';
import { eachTable } from '../store/tables.ts';
import type { Undone } from '../store/world.ts';
import { createPrompt } from './prompt.ts';
import { SandboxControls } from './SandboxControls.tsx';

const sam = { email: 'shopper@example.com', displayName: 'Sam Carter', photoURL: '' };
const accountPrompt = createPrompt<readonly Identity[], Identity | null>(null);
const bankPrompt = createPrompt<Charge, boolean>(false);
const faults = createFaults();
const nothingUndone = { removed: 0, changedBack: 0, broughtBack: 0 };
const undone = eachTable<Undone>((name) => (name === 'bookings' ? { ...nothingUndone, removed: 3 } : nothingUndone));
const world = {
  persistence: 'stored' as const,
  nextId: () => 1,
  read: () => Promise.reject(new Error('No story reads it')),
  reset: fn(() => Promise.resolve(undone)),
  watch: () => () => undefined,
};
const identity = { watch: () => () => undefined, signInAs: fn(() => Promise.resolve()), signOut: fn(() => Promise.resolve()) };
const onLoad = fn();
const loadAhead: LoadAhead = (load) => {
  onLoad();
  return load();
};

const meta = preview.meta({
  component: SandboxControls,
  tags: ['block'],
  parameters: {
    guide: {
      instead: { ShellScreen: 'with it as notice, to place it above every page' },
      do: [
        'Mount it once, with the two prompts that the sandbox’s sign-in and payment open',
        'Pass what is wrong with the address’s world and faults, in sentences',
        'Return a promise from reset: the button is busy until it settles',
      ],
      dont: ['Open two accounts’ prompts at once: the second closes the first', 'Render SandboxNotice beside it: it is inside'],
      keyboard: {
        'Enter or Space': 'On Reset: restores the data',
        'Alt + S': 'Opens or closes the dock',
        Escape: 'In the dock: closes it. In the account chooser or the bank’s dialog: closes it without a choice',
      },
    },
  },
  args: {
    accountPrompt,
    bankPrompt,
    sandbox: { world, faults, identity, calls: createCalls(Date.now) },
    name: 'demo' as const,
    onChooseWorld: fn(),
    people: [],
    addressProblems: [],
    loadAhead,
  },
});

export const Resting = meta.story();

Resting.test('loads its dialogs ahead, so that a missing chunk does not reload the page', async () => {
  await waitFor(() => expect(onLoad).toHaveBeenCalledOnce());
});

Resting.test('shows the Google account chooser, and resolves with the chosen person', async ({ userEvent }) => {
  const chosen = accountPrompt.open([sam]);
  await userEvent.click(await screen.findByRole('button', { name: /Sam Carter/ }));
  await expect(await chosen).toEqual(sam);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Resting.test('a second prompt closes the first', async ({ userEvent }) => {
  const [first, second] = [accountPrompt.open([sam]), accountPrompt.open([sam])];
  await expect(await first).toBeNull();
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await expect(await second).toBeNull();
});

Resting.test('Reset restores the demo data, and says what went', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(world.reset).toHaveBeenCalledOnce();
  await expect(await canvas.findByText('3 orders went.')).toBeVisible();
});

Resting.test('opens the dock on Alt + S and by its button, and gives the focus back', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Controls' });
  button.focus();
  await userEvent.keyboard('{Alt>}[KeyS]{/Alt}');
  await expect(await canvas.findByRole('complementary', { name: 'Sandbox controls' })).toHaveFocus();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect(canvas.queryByRole('complementary')).toBeNull();
  await expect(button).toHaveFocus();
  await userEvent.click(button);
  await canvas.findByRole('complementary', { name: 'Sandbox controls' });
  await userEvent.keyboard('{Alt>}[KeyS]{/Alt}');
  await expect(canvas.queryByRole('complementary')).toBeNull();
  await expect(button).toHaveFocus();
});

Resting.test('shows the bank dialog, and resolves with the answer', async ({ userEvent }) => {
  const answer = bankPrompt.open({ price: 48 });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await expect(await answer).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Resting.test('shows faults as soon as they are set, and ends them', async ({ canvas, userEvent }) => {
  faults.set(parseFaults('createBooking:500:after:once'));
  await expect(await canvas.findByText('createBooking:500:after:once')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'End faults' }));
  await expect(faults.text()).toBe('');
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'End faults' })).toBeNull());
});

export const InvalidAddress = meta.story({ args: { addressProblems: ["'buy:500': 'buy' is no call."] } });

InvalidAddress.test('says what is wrong with the address, until it is dismissed', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText("'buy:500': 'buy' is no call.")).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
  await expect(canvas.queryByText("'buy:500': 'buy' is no call.")).toBeNull();
});
