import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { people } from './AvatarMenu.fixtures.ts';
import { AvatarMenu } from './AvatarMenu.tsx';

const meta = preview.meta({ component: AvatarMenu, tags: ['block'], args: { ...people.withPhoto, onSettings: fn(), onSignOut: fn() } });

export const WithPhoto = meta.story();
export const Nameless = meta.story({ args: people.nameless });

WithPhoto.test('opens the menu on the first click, and Sign Out calls onSignOut', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Account menu of Sam Carter' }));
  await expect(await screen.findByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/myProfile');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(() => expect(args.onSignOut).toHaveBeenCalledOnce());
});

WithPhoto.test('Settings returns focus to the avatar and calls onSettings', async ({ canvas, userEvent, args }) => {
  const face = canvas.getByRole('button', { name: 'Account menu of Sam Carter' });
  await userEvent.click(face);
  await screen.findByRole('menu');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(args.onSettings).toHaveBeenCalledOnce());
  await expect(canvas.getByRole('button', { name: 'Account menu of Sam Carter' })).toHaveFocus();
  await expect(args.onSignOut).not.toHaveBeenCalled();
});

WithPhoto.test('opens by keyboard, and Escape returns focus to the avatar', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Account menu of Sam Carter' })).toHaveFocus());
});
