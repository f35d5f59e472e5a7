import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { AvatarMenu } from './AvatarMenu.tsx';

/** A user with a photo, and a user whose account has neither a name nor a photo. */
const people = {
  withPhoto: { name: 'Sam Carter', photo: 'pictures/1f468-1f3fd-200d-1f527.webp' },
  nameless: { name: '', photo: '' },
};

const meta = preview.meta({
  component: AvatarMenu,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '15rem' } },
    guide: {
      instead: { Menu: 'for any other actions behind a button', Avatar: 'for a photo without a menu' },
      do: [
        'Show it only while somebody is signed in',
        'Pass the name, which screen readers hear as Account menu of Sam',
        'Open the settings in onSettings: the focus is on the button again by then',
      ],
      dont: ['Add entries of other parts of the shop: it is for the account', 'Ask before signing out, unless something would be lost'],
      keyboard: {
        'Enter or Space': 'On the avatar: opens the menu. On an entry: closes it and acts',
        'Arrow Up and Arrow Down': 'Move between the entries',
        Escape: 'Closes the menu and returns the focus to the avatar',
      },
    },
  },
  args: { ...people.withPhoto, onSettings: fn(), onSignOut: fn() },
});

export const WithPhoto = meta.story();
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Account menu of Sam Carter' })),
});
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
