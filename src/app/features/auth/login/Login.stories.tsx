import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { LOGIN } from '#contract/texts.ts';
import type { Sandbox } from '#mocks/createSandbox.ts';
import { answerCalls, type Canvas, loadPages, openSandbox, shopAt, signedOut, signIn } from '#tests/support/journeys/journey.tsx';
import { Shop } from '#tests/support/journeys/Shop.tsx';
import { signedOutBefore } from '#tests/support/signedInBefore.ts';

/** A sandbox whose identity service says that nobody is signed in only once a test lets it. `sent` lists the emails that were sent to it. */
function delayIdentity(sandbox: Sandbox) {
  const { identity } = sandbox;
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const delayed: Sandbox['identity'] = {
    ...identity,
    watch(listener) {
      let stop = () => {};
      waiting.push(() => {
        listener(null);
        stop = identity.watch(listener);
      });
      return () => stop();
    },
    signIn(credentials) {
      sent.push(credentials.email);
      return identity.signIn(credentials);
    },
  };
  return { sandbox: { ...sandbox, identity: delayed }, sent, waiting };
}

type Loaded = Record<string, unknown>;
const delayedOf = (loaded: Loaded) => loaded['delayed'] as ReturnType<typeof delayIdentity>;

/** Lets the identity service report, once the shop waits for it. */
async function waitForShop({ waiting }: ReturnType<typeof delayIdentity>) {
  await waitFor(() => expect(waiting).toHaveLength(1));
  return () => waiting[0]?.();
}

const isSignedIn = (canvas: Canvas) => canvas.findByRole('button', { name: 'Account menu of Sam Carter' });

/** A visitor without a session logs in. */
const meta = preview.meta({
  title: 'Login',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  loaders: [
    loadPages([]),
    async (context) => {
      const opened = await openSandbox(context);
      return { ...opened, delayed: delayIdentity(opened.sandbox) };
    },
  ],
  beforeEach: answerCalls,
});

/** A visitor logs in on a device that has no session, so the code for it loads only now. */
export const Login = meta.story({
  globals: signedOut,
  render: shopAt('/login', { storedSession: signedOutBefore }),
  async play({ canvas, userEvent, step }) {
    await step('Type the email and the password, and submit them', () => signIn(canvas, userEvent));
    await step('Be signed in on the home page', async () => {
      await expect(await isSignedIn(canvas)).toBeVisible();
      await expect(await canvas.findByRole('heading', { name: 'Car Items', level: 2 })).toBeVisible();
    });
  },
});

/** A visitor is faster than the identity service, which does not yet say that nobody is signed in. */
export const SlowIdentity = meta.story({
  globals: signedOut,
  render: (_, { loaded }) => <Shop sandbox={delayedOf(loaded).sandbox} path="/login" storedSession={signedOutBefore} />,
});

SlowIdentity.test('keeps what is submitted, and sends it once', async ({ canvas, loaded, userEvent }) => {
  const delayed = delayedOf(loaded);
  await signIn(canvas, userEvent);
  await waitFor(() => expect(canvas.getByRole('button', { name: LOGIN })).toHaveAttribute('aria-busy', 'true'));
  const report = await waitForShop(delayed);
  await expect(delayed.sent).toEqual([]);
  report();
  await isSignedIn(canvas);
  await expect(delayed.sent).toEqual(['shopper@example.com']);
});

SlowIdentity.test('sends what the form is still checking when the identity service reports', async ({ canvas, loaded, userEvent }) => {
  const delayed = delayedOf(loaded);
  const report = await waitForShop(delayed);
  await userEvent.type(await canvas.findByLabelText('Email'), 'shopper@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'shopper123');
  // In one task, while the form's own check takes several.
  canvas.getByRole('button', { name: LOGIN }).click();
  report();
  await isSignedIn(canvas);
  await expect(delayed.sent).toEqual(['shopper@example.com']);
});
