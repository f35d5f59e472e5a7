import { expect, waitFor } from 'storybook/test';
import { BOOKED, SUBMIT_BOOKING } from '#contract/texts.ts';
import preview from '../../../../.storybook/preview.tsx';
import {
  answerCalls,
  book,
  cardOf,
  follow,
  loadPages,
  openSandbox,
  sandboxOf,
  signIn,
  startKey,
} from '#tests/support/journeys/journey.tsx';
import { Shop } from '#tests/support/journeys/Shop.tsx';

/** A connection that a story turns on and off. */
function createNetwork() {
  const listeners = new Set<() => void>();
  let online = true;
  return {
    isOnline: () => online,
    onConnectionChange: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    turn: (next: 'on' | 'off') => {
      online = next === 'on';
      for (const listener of listeners) listener();
    },
  };
}

type Loaded = Record<string, unknown>;
const networkOf = (loaded: Loaded) => loaded['network'] as ReturnType<typeof createNetwork>;

/** The connection is lost and restored. */
const meta = preview.meta({
  title: 'Offline',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  loaders: [
    loadPages([() => import('../orders/booking/BookingRoute.tsx')]),
    openSandbox,
    () => Promise.resolve({ network: createNetwork() }),
  ],
  beforeEach: answerCalls,
});

/** The home page. Its tests take the connection away. */
export const Visit = meta.story({
  render: (_, { loaded, globals }) => (
    <Shop key={startKey(globals)} sandbox={sandboxOf({ loaded })} connection={networkOf(loaded)} path="/" />
  ),
});

Visit.test('keeps loaded data, says that a booking needs a connection, and keeps the draft', async ({ canvas, userEvent, loaded }) => {
  const wrench = () => cardOf(canvas, 'Ratchet Combination Wrench Set, 12 pc');
  await wrench();
  networkOf(loaded).turn('off');
  await canvas.findByText('You are offline');
  await expect((await wrench()).getByText('48 available')).toBeVisible();
  networkOf(loaded).turn('on');
  await waitFor(() => expect(canvas.queryByText('You are offline')).toBeNull());
  follow((await wrench()).getByRole('link', { name: /^Book/ }));
  await signIn(canvas, userEvent);
  await canvas.findByLabelText('Date');
  networkOf(loaded).turn('off');
  await canvas.findByText('You are offline');
  await book(canvas, userEvent, '2');
  await expect(await canvas.findByRole('alert')).toHaveTextContent(/This needs a connection/);
  await expect(canvas.getByLabelText('Address')).toHaveValue('1 Garage Lane');
  networkOf(loaded).turn('on');
  await waitFor(() => expect(canvas.queryByText('You are offline')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: SUBMIT_BOOKING }));
  await canvas.findByText(BOOKED);
});
