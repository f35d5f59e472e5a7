import { expect, fn, screen, waitFor } from 'storybook/test';
import type { Identity } from '#contract/entities/identity.ts';
import type { LoadAhead } from '#app/services/ports.ts';
import preview from '../../.storybook/preview.tsx';
import type { Charge } from '../payments/cards.ts';
import { parseFaults } from '../faults/fault.ts';
import { createFaults } from '../faults/faults.ts';
import { createPrompt } from './prompt.ts';
import { SandboxControls } from './SandboxControls.tsx';

const sam = { email: 'shopper@example.com', displayName: 'Sam Carter', photoURL: '' };
const accountPrompt = createPrompt<readonly Identity[], Identity | null>(null);
const bankPrompt = createPrompt<Charge, boolean>(false);
const faults = createFaults();
const world = { persistence: 'stored' as const, reset: fn(() => Promise.resolve()), watch: () => () => undefined };
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
        Escape: 'In the account chooser or the bank’s dialog: closes it without a choice',
      },
    },
  },
  args: { accountPrompt, bankPrompt, world, name: 'demo' as const, onLeave: fn(), faults, addressProblems: [], loadAhead },
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

Resting.test('Reset restores the demo data', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(world.reset).toHaveBeenCalledOnce();
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
