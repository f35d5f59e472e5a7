import { expect } from 'storybook/test';
import { MY_REVIEW } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { createSandbox, type Sandbox } from '#mocks/createSandbox.ts';
import { handlersFor } from '#mocks/handlers.ts';
import { requiredProof } from '#mocks/identity/tokens.ts';
import { requireVerified } from '#server/access.ts';
import { answerCalls, asShopper, loadPages } from '#tests/support/journeys/journey.tsx';
import { Shop, storyTime } from '#tests/support/journeys/Shop.tsx';

/** Opens a sandbox that refuses every login until `confirm`, as a backend does before an email is confirmed. */
async function openUnconfirmed() {
  let isConfirmed = false;
  const opened = await createSandbox({
    siteBase: import.meta.env.BASE_URL,
    now: storyTime(),
    loginProof: {
      ...requiredProof,
      readEmail: async (idToken) => {
        const email = await requiredProof.readEmail(idToken);
        return email === null ? null : requireVerified({ email, email_verified: isConfirmed });
      },
    },
  });
  await opened.identity.signIn({ email: 'shopper@example.com', password: 'shopper123' });
  const identity = { ...opened.identity, checkEmail: async () => isConfirmed, sendVerification: async () => {} };
  const sandbox: Sandbox = { ...opened, identity };
  const confirm = () => {
    isConfirmed = true;
  };
  return { sandbox, handlers: handlersFor(sandbox), confirm };
}

/** A user whose email is not confirmed opens their orders. */
const meta = preview.meta({
  title: 'VerifyEmail',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  globals: asShopper,
  loaders: [
    loadPages([
      () => import('../../orders/myOrders/MyOrdersRoute.tsx'),
      () => import('./VerifyEmailRoute.tsx'),
      () => import('../../dashboard/DashboardRoute.tsx'),
    ]),
    openUnconfirmed,
  ],
  beforeEach: answerCalls,
});

/** The pages for signed-in users say what to do, and open by themselves once the email is confirmed. */
export const VerifyEmail = meta.story({
  render: (_, { loaded }) => <Shop sandbox={loaded['sandbox'] as Sandbox} path="/myOrders" />,
  async play({ canvas, userEvent, step, loaded }) {
    await step('Be asked to confirm the email', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Please confirm your email' })).toBeVisible();
    });
    await step('Say so too early', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'I have confirmed it' }));
      await expect(await canvas.findByText(/^Your email is not confirmed yet/)).toBeVisible();
    });
    await step('Have the link sent again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
      await expect(await canvas.findByText(/^We have sent you a new link/)).toBeVisible();
    });
    await step('Open the link elsewhere, and come back to the orders', async () => {
      (loaded['confirm'] as () => void)();
      window.dispatchEvent(new Event('focus'));
      await expect(await canvas.findByRole('heading', { name: 'My Orders' })).toBeVisible();
      await expect(await canvas.findByRole('table')).toBeVisible();
    });
  },
});

/** The same in the dashboard, whose links depend on the user's role. */
export const InTheDashboard = meta.story({ render: (_, { loaded }) => <Shop sandbox={loaded['sandbox'] as Sandbox} path="/dashboard" /> });

InTheDashboard.test('shows the links of the role once the email is confirmed', async ({ canvas, loaded }) => {
  await canvas.findByRole('heading', { name: 'Please confirm your email' });
  (loaded['confirm'] as () => void)();
  window.dispatchEvent(new Event('focus'));
  await expect(await canvas.findByRole('link', { name: MY_REVIEW })).toBeVisible();
});
