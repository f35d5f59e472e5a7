import { expect } from 'storybook/test';
import { BOOKED, DASHBOARD, SUBMIT_BOOKING } from '#contract/texts.ts';
import preview from '../../../../.storybook/preview.tsx';
import { answerCalls, cardOf, follow, loadPages, openSandbox, sandboxOf, shopAt } from '#tests/support/journeys/journey.tsx';

/** The backend fails, and the shop says so. */
const meta = preview.meta({
  title: 'Faults',
  tags: ['flow', '!manifest'],
  // The parameter `faults` of a story is the text of `?faults=` (docs/product-rules.md#faults).
  parameters: { controls: { disable: true } },
  loaders: [loadPages([() => import('../orders/booking/BookingRoute.tsx')]), openSandbox],
  beforeEach: answerCalls,
});

/** The list of tools cannot be found. */
export const ToolsFail = meta.story({ render: shopAt('/'), parameters: { faults: 'listTools:404' } });

ToolsFail.test('a visitor sees which list failed, and gets it with Retry once the backend works', async ({ canvas, userEvent, loaded }) => {
  const retry = await canvas.findByRole('button', { name: 'Retry Car Items' });
  await expect(canvas.getAllByRole('button', { name: /^Retry/ })).toEqual([retry]);
  sandboxOf({ loaded }).faults.clear();
  await userEvent.click(retry);
  await expect((await cardOf(canvas, 'Ratchet Combination Wrench Set, 12 pc')).getByText('48 available')).toBeVisible();
});

/** A situation by its name, as in `?situation=`: its person, what is typed, its faults and its page. */
export const AnswerLost = meta.story({ render: shopAt(''), parameters: { situation: 'answer-lost' } });

AnswerLost.test('an order whose answer is lost is found when the shopper checks again', async ({ canvas, userEvent, loaded }) => {
  await userEvent.click(await canvas.findByRole('button', { name: SUBMIT_BOOKING }));
  await canvas.findByText('We do not know yet whether this was booked');
  const orders = await sandboxOf({ loaded }).world.read((view) => view.byEmail('bookings', 'shopper@example.com'));
  await expect(orders).toHaveLength(3);
  follow(canvas.getByRole('button', { name: 'Check again' }));
  await canvas.findByText(BOOKED);
});

/** Every call fails, as with the toolbar's setting 'Network'. */
export const FailingNetwork = meta.story({ render: shopAt('/'), globals: { network: 'failing' } });
/** There is no connection, and nothing was read before. */
export const OfflineFromTheStart = meta.story({ render: shopAt('/'), globals: { network: 'offline' } });
/** Somebody is signed in from the start, as with the toolbar's setting 'Person'. */
export const Administrator = meta.story({ render: shopAt('/'), globals: { person: 'administrator' } });

FailingNetwork.test('every list fails, and can be tried again', async ({ canvas }) => {
  await expect(await canvas.findAllByRole('button', { name: /^Retry/ })).not.toHaveLength(0);
});

OfflineFromTheStart.test('says that there is no connection', async ({ canvas }) => {
  await expect(await canvas.findByText('You are offline')).toBeVisible();
});

Administrator.test('is signed in', async ({ canvas }) => {
  await expect(await canvas.findByRole('link', { name: DASHBOARD })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
});
