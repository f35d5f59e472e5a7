import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { answerCalls, asShopper, loadPages, openSandbox, shopAt } from '#tests/support/journeys/journey.tsx';

/** Restores the page's theme and motion for the next story. */
function restoreSettings() {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  return () => {
    delete dataset['motion'];
    if (theme !== undefined) dataset['theme'] = theme;
  };
}

/** A signed-in user chooses the theme and motion of this device. */
const meta = preview.meta({
  title: 'Settings',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  loaders: [loadPages([() => import('./SettingsRoute.tsx'), () => import('#components/blocks/AvatarMenu/AccountMenu.tsx')]), openSandbox],
  beforeEach: [answerCalls, restoreSettings],
});

/** The menu behind the avatar has the settings. */
export const Choosing = meta.story({ globals: asShopper, render: shopAt('/') });

Choosing.test('applies a choice at once, remembers it, and returns the focus to the avatar', async ({ canvas, userEvent }) => {
  const { dataset } = document.documentElement;
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
