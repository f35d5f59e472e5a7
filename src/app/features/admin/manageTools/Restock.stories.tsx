import { http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { HISTORY, MANAGE_PRODUCTS, MANAGE_TOOLS, RESTOCK, RESTOCKED } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { answerCalls, asAdministrator, loadPages, openSandbox, shopAt, signedInAs } from '#tests/support/journeys/journey.tsx';
import { activate, hear, press, readOnTo, startScreenReader, type } from '#tests/support/journeys/screenReader.ts';

const GLOVES = 'Nitrile Grip Mechanic Gloves';
const HINT = 'The quantity received. It is added to the stock.';

/** An administrator restocks a tool. */
const meta = preview.meta({
  title: 'Restock',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  loaders: [
    loadPages([
      () => import('../../dashboard/access/RequireAdmin.tsx'),
      () => import('../../dashboard/DashboardRoute.tsx'),
      () => import('../../orders/history/HistoryRoute.tsx'),
      () => import('./ManageToolsRoute.tsx'),
      () => import('#components/screens/admin/ManageToolsScreen/RestockDialog.tsx'),
    ]),
    openSandbox,
  ],
  beforeEach: answerCalls,
});

/** An administrator adds what was delivered to the stock. */
export const Restock = meta.story({
  globals: asAdministrator,
  render: shopAt('/dashboard/manageAllProducts'),
  async play({ canvas, userEvent, step }) {
    const row = async () => within(await canvas.findByRole('row', { name: GLOVES }));
    await step('Find the gloves in the list', async () => expect(await (await row()).findByRole('cell', { name: '210' })).toBeVisible());
    await step('Enter what was delivered', async () => {
      await userEvent.click((await row()).getByRole('button', { name: `${RESTOCK} ${GLOVES}` }));
      const dialog = within(await screen.findByRole('dialog', { name: GLOVES }));
      await expect(dialog.getByText(/^Available Quantity:/)).toHaveTextContent('Available Quantity: 210');
      await userEvent.type(await dialog.findByRole('textbox', { name: 'Restock quantity' }), '7');
      await userEvent.click(dialog.getByRole('button', { name: RESTOCK }));
      await canvas.findByText(RESTOCKED);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('See the new stock in the list', async () => expect(await (await row()).findByRole('cell', { name: '217' })).toBeVisible());
  },
});

/** For a screen reader, from another page of the dashboard. */
export const Spoken = meta.story({
  beforeEach: [signedInAs('admin@example.com', 'admin123'), startScreenReader],
  render: shopAt('/dashboard/history'),
});

Spoken.test('a screen reader says every step of a restock once', async ({ canvas, msw }) => {
  // How many tools there are is said only if they come after the page.
  const tools = Promise.withResolvers<void>();
  msw.use(http.get('*/carTools', () => tools.promise));
  await canvas.findByRole('heading', { name: HISTORY, level: 2 });
  await canvas.findByRole('link', { name: MANAGE_PRODUCTS });
  await readOnTo(`link, ${MANAGE_PRODUCTS}`);
  await activate();
  await hear(`heading, ${MANAGE_TOOLS}, level 2`);
  tools.resolve();
  await hear('polite: 33 car tools');
  await readOnTo(`row, ${GLOVES}`);
  await readOnTo('cell, 210');
  await readOnTo(`button, ${RESTOCK} ${GLOVES}, has popup dialog`);
  await activate();
  await hear(`dialog, ${GLOVES}`, `textbox, Restock quantity, ${HINT}`);

  await type('0');
  await hear(`textbox, Restock quantity, 0, ${HINT}`);
  await readOnTo(`button, ${RESTOCK}`);
  await activate();
  await hear(`textbox, Restock quantity, 0, ${HINT}`, 'assertive: Enter 1 or more');
  await readOnTo(`textbox, Restock quantity, 0, Enter 1 or more ${HINT}, invalid`);

  await press('Control+a');
  await press('7');
  await hear(`textbox, Restock quantity, 7, ${HINT}`);
  await readOnTo(`button, ${RESTOCK}`);
  await activate();
  await hear(`button, ${RESTOCK} ${GLOVES}, has popup dialog`, `polite: Notification, ${RESTOCKED}`);
  await readOnTo(`row, ${GLOVES}`);
  await readOnTo('cell, 217');
});
