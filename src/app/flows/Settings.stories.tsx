import { expect, screen, waitFor } from 'storybook/test';
import { openStorySandbox } from '#mocks/story.ts';
import { memoryDrawer } from '#tests/support/memoryDrawer.ts';
import preview from '../../../.storybook/preview.tsx';
import { Shop } from './Shop.tsx';

/** Fetched beforehand, so that no step waits for the compiler. */
async function loadPages() {
  await Promise.all([
    import('../actors/startActors.ts'),
    import('../routes/login/LoginRoute.tsx'),
    import('../routes/settings/SettingsRoute.tsx'),
    import('#components/blocks/AvatarMenu/AccountMenu.tsx'),
  ]);
  return {};
}

/** How the shop looks on this device, chosen by somebody who is signed in. */
const meta = preview.meta({
  tags: ['flow'],
  loaders: [loadPages, async () => ({ sandbox: await openStorySandbox({ drawer: memoryDrawer() }) })],
  beforeEach: ({ msw, loaded }) => {
    msw.use(...loaded['sandbox'].handlers);
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    return () => {
      delete dataset['motion'];
      if (theme !== undefined) dataset['theme'] = theme;
    };
  },
});

export const Choosing = meta.story({ render: (_, { loaded }) => <Shop sandbox={loaded['sandbox']} path="/login" /> });

Choosing.test('a choice applies at once, is remembered, and the face has the focus again', async ({ canvas, userEvent }) => {
  const { dataset } = document.documentElement;
  await userEvent.type(await canvas.findByLabelText('Email'), 'shopper@example.com');
  await userEvent.type(canvas.getByLabelText('Password'), 'shopper123');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
  const face = () => canvas.findByRole('button', { name: /^Account menu/ });
  const openSettings = async () => {
    await userEvent.click(await face());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    await screen.findByRole('dialog', { name: 'Settings' });
  };
  await openSettings();
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  await expect(dataset['theme']).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'Reduced' }));
  await expect(dataset['motion']).toBe('reduced');
  await userEvent.keyboard('{Escape}');
  const button = await face();
  await waitFor(() => expect(button).toHaveFocus());

  await openSettings();
  await expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
  await expect(dataset['theme']).toBe('light');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(button).toHaveFocus());
});
