import { expect } from 'storybook/test';
import { HISTORY, MANAGE_ORDERS } from '#contract/texts.ts';
import preview from '../../../../.storybook/preview.tsx';
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
