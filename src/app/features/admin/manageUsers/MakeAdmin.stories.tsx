import { expect, within } from 'storybook/test';
import { ADMIN_MADE } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { answerCalls, asAdministrator, loadPages, openSandbox, sandboxOf, shopAt } from '#tests/support/journeys/journey.tsx';

const SHOPPER = 'shopper@example.com';

/** An administrator makes somebody else one. */
const meta = preview.meta({
  title: 'MakeAdmin',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  loaders: [
    loadPages([
      () => import('../../dashboard/access/RequireAdmin.tsx'),
      () => import('../../dashboard/DashboardRoute.tsx'),
      () => import('./ManageUsersRoute.tsx'),
    ]),
    openSandbox,
  ],
  beforeEach: answerCalls,
});

/** An administrator makes a shopper an administrator too. */
export const MakeAnAdmin = meta.story({
  globals: asAdministrator,
  render: shopAt('/dashboard/manageAllUser'),
  async play({ canvas, userEvent, step, ...context }) {
    const row = async () => within(await canvas.findByRole('row', { name: SHOPPER }));
    await step('Choose the shopper in the list of users', async () =>
      userEvent.click(await (await row()).findByRole('button', { name: `Add Admin ${SHOPPER}` })),
    );
    await step('Read that it worked', async () => {
      await canvas.findByText(ADMIN_MADE);
      await expect(await (await row()).findByText('Already Admin')).toBeVisible();
    });
    await step('The backend knows', () =>
      sandboxOf(context).world.read((world) => {
        void expect(world.all('users').find(({ email }) => email === SHOPPER)?.role).toBe('admin');
      }),
    );
  },
});
