import { expect } from 'storybook/test';
import { HISTORY, MANAGE_ORDERS, MANAGE_PRODUCTS } from '#contract/texts.ts';
import preview from '../../../../.storybook/preview.tsx';
import type { Sandbox } from '#mocks/createSandbox.ts';
import { SANDBOX_CLOCK } from '../../services/platform/sandboxPlatform.ts';
import { answerCalls, follow, loadPages, openSandbox, sandboxOf, shopAt, signedInAs } from '#tests/support/journeys/journey.tsx';

/** An administrator opens the dashboard. */
const meta = preview.meta({
  title: 'Dashboard',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  loaders: [
    loadPages([
      () => import('./DashboardRoute.tsx'),
      () => import('./access/RequireAdmin.tsx'),
      () => import('../admin/manageOrders/ManageOrdersRoute.tsx'),
      () => import('../admin/manageTools/ManageToolsRoute.tsx'),
      () => import('../orders/history/HistoryRoute.tsx'),
    ]),
    openSandbox,
  ],
  beforeEach: [signedInAs('admin@example.com', 'admin123'), answerCalls],
});

/** It could not be checked who has opened it. */
export const FailedCheck = meta.story({ parameters: { faults: 'checkAdmin:403' }, render: shopAt('/dashboard/manageAllOrders') });

FailedCheck.test('checks again for the next page, and shows the links for administrators', async ({ canvas, loaded }) => {
  await canvas.findByRole('heading', { name: 'We could not check your access' });
  sandboxOf({ loaded }).faults.clear();
  follow(await canvas.findByRole('link', { name: HISTORY }));
  await expect(await canvas.findByRole('heading', { name: HISTORY, level: 2 })).toBeVisible();
  await expect(await canvas.findByRole('link', { name: MANAGE_ORDERS })).toBeVisible();
});

/** Somebody is an administrator until the backend changes its mind. */
export const LostRights = meta.story({ render: shopAt('/dashboard/manageAllOrders') });

/** Nobody is an administrator any more. */
const withdrawRights = ({ world }: Sandbox) =>
  world.write((transaction) => {
    for (const user of transaction.all('users')) transaction.put('users', { ...user, role: '' });
  });

LostRights.test('an administrator who is none any more is refused at the next page', async ({ canvas, loaded }) => {
  const next = await canvas.findByRole('link', { name: MANAGE_PRODUCTS });
  const sandbox = sandboxOf({ loaded });
  await withdrawRights(sandbox);
  // A grant counts for half a minute.
  sandbox.clock.tabStore.write(SANDBOX_CLOCK, String(31_000));
  follow(next);
  await expect(await canvas.findByRole('heading', { name: 'You need an administrator account' })).toBeVisible();
});
