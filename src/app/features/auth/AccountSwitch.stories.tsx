import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import type { Identity } from '#contract/entities/identity.ts';
import { issueIdToken } from '#mocks/identity/tokens.ts';
import type { Sandbox } from '#mocks/createSandbox.ts';
import { answerCalls, loadPages, openSandbox } from '#tests/support/journeys/journey.tsx';
import { Shop } from '#tests/support/journeys/Shop.tsx';

const sam: Identity = { email: 'shopper@example.com', displayName: 'Sam of the first account', photoURL: '' };
const kwame: Identity = { email: 'kwame.adeyemi@example.com', displayName: 'Kwame of the second account', photoURL: '' };

/** Creates an identity service that has signed in Sam. `changeUser` then changes the user in all tabs at once, as a real service does. */
function openIdentity(sandbox: Sandbox) {
  const listeners = new Set<(identity: Identity | null) => void>();
  const watch: Sandbox['identity']['watch'] = (listener) => {
    listeners.add(listener);
    queueMicrotask(() => listener(sam));
    return () => void listeners.delete(listener);
  };
  const getIdToken = async (email: string) => issueIdToken(email);
  return {
    sandbox: { ...sandbox, identity: { ...sandbox.identity, watch, getIdToken } },
    changeUser: (identity: Identity | null) => {
      for (const listener of listeners) listener(identity);
    },
  };
}

type Opened = ReturnType<typeof openIdentity>;

/** When the user changes, no frame shows anything of the previous one. */
const meta = preview.meta({
  title: 'AccountSwitch',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  loaders: [
    loadPages([
      () => import('../dashboard/DashboardRoute.tsx'),
      () => import('../orders/booking/BookingRoute.tsx'),
      () => import('../orders/myOrders/MyOrdersRoute.tsx'),
      () => import('./profile/ProfileRoute.tsx'),
      () => import('../shop/addReview/ReviewRoute.tsx'),
    ]),
    async ({ abortSignal }) => {
      // Without the toolbar's settings: a user is signed in here in another way.
      const started = await openSandbox({ abortSignal });
      return { ...started, opened: openIdentity(started.sandbox) };
    },
  ],
  beforeEach: answerCalls,
});

const openedOf = ({ loaded }: { loaded: Record<string, unknown> }) => loaded['opened'] as Opened;
const shopOfSam = (path: string) => (_: unknown, context: { loaded: Record<string, unknown> }) => (
  <Shop sandbox={openedOf(context).sandbox} path={path} />
);

/** All text on the page, including the values of fields. */
const read = (): string =>
  [document.body.innerText, ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value)].join(
    '\n',
  );

/** Records the text of every frame until the page shows `last`. */
async function watchFrames(last: string | RegExp): Promise<string[]> {
  const frames: string[] = [];
  let isOver = false;
  const record = () => {
    frames.push(read());
    if (!isOver) requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
  await waitFor(() => expect(read()).toMatch(last));
  isOver = true;
  return frames;
}

/** Text that only Sam's pages may show. */
const OF_SAM = /Sam Carter|Sam of the first|shopper@example\.com|Ratchet Combination|Wheel Bolt|typed by the first/;

/** Sam looks at their orders. */
export const Orders = meta.story({ render: shopOfSam('/dashboard') });
/** Sam fills in a booking. */
export const Booking = meta.story({ render: shopOfSam('/booking/64f0a1c2e4b0000000000001') });
/** Sam edits their profile. */
export const Profile = meta.story({ render: shopOfSam('/dashboard/myProfile') });
/** Sam writes a review. */
export const Review = meta.story({ render: shopOfSam('/addAReview') });

Orders.test('shows the next user their own orders, and no frame with the previous ones', async ({ canvas, loaded }) => {
  await canvas.findByRole('row', { name: /Ratchet Combination/ });
  await canvas.findByRole('link', { name: '2 orders' });
  openedOf({ loaded }).changeUser(kwame);
  const frames = await watchFrames(/Smart Battery Charger/);
  await expect(frames.filter((frame) => OF_SAM.test(frame))).toEqual([]);
  await expect(canvas.getByRole('button', { name: /^Account menu of Kwame/ })).toBeVisible();
  await expect(await canvas.findByRole('link', { name: '1 order' })).toBeVisible();
});

Orders.test('shows nothing of a user who has signed out elsewhere', async ({ canvas, loaded }) => {
  await canvas.findByRole('row', { name: /Ratchet Combination/ });
  openedOf({ loaded }).changeUser(null);
  const frames = await watchFrames(/Create New Account/);
  // The login page offers everyone a demo account with the same email.
  await expect(frames.filter((frame) => /Sam Carter|Sam of the first|Ratchet Combination|Wheel Bolt/.test(frame))).toEqual([]);
  await expect(canvas.queryByRole('link', { name: /orders$/ })).toBeNull();
});

Booking.test('does not show the next user the draft', async ({ canvas, loaded, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Address'), 'typed by the first');
  openedOf({ loaded }).changeUser(kwame);
  const frames = await watchFrames(/kwame\.adeyemi@example\.com/);
  await expect(frames.filter((frame) => /typed by the first|shopper@example\.com|Sam Carter|Sam of/.test(frame))).toEqual([]);
  await expect(canvas.getByLabelText('Address')).toHaveValue('');
});

Profile.test('does not show the next user the profile', async ({ canvas, loaded }) => {
  await canvas.findByText(/1991 hatchback/);
  openedOf({ loaded }).changeUser(kwame);
  const frames = await watchFrames(/kwame\.adeyemi@example\.com/);
  await expect(frames.filter((frame) => /1991 hatchback|Sam Carter|shopper@example\.com/.test(frame))).toEqual([]);
});

Review.test('does not show the next user the review draft', async ({ canvas, loaded, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Description'), 'typed by the first');
  openedOf({ loaded }).changeUser(kwame);
  const frames = await watchFrames(/kwame\.adeyemi@example\.com/);
  await expect(frames.filter((frame) => /typed by the first|Sam Carter|shopper@example\.com/.test(frame))).toEqual([]);
  await expect(canvas.getByLabelText('Description')).toHaveValue('');
});
