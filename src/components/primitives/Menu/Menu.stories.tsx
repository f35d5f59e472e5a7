import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { rightToLeft } from '../../../../.storybook/rightToLeft.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { SiteProvider, type LinkTarget } from '../Link/SiteProvider.tsx';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

/** Fakes an app's router, because a story must not navigate. */
function StaticLink({ href, onClick, children, ...rest }: LinkTarget) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

const signOut = fn();

/** Removes the menu on an action, as signing out does. */
function RemovedMenu(props: MenuProps) {
  const [isSignedIn, setIsSignedIn] = useState(true);
  return (
    <>
      {isSignedIn && <Menu {...props} items={[{ label: 'Sign Out', onSelect: () => setIsSignedIn(false) }]} />}
      <PageHeading>Blogs</PageHeading>
    </>
  );
}

const meta = preview.meta({
  component: Menu,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '12rem' } },
    guide: {
      instead: {
        Button: 'for a single action',
        SelectField: 'to choose a value',
        RadioGroup: 'for a few options that should stay visible',
      },
      do: [
        'Keep it to a handful of items, named by verbs or pages',
        'Give the trigger a name of its own, such as Account menu of Ada',
        'Put an action that ends something, like Sign Out, last',
      ],
      dont: [
        'Hide the main action of a view in it',
        'Use two items with the same label: labels are their keys',
        'Mix in settings that show whether they are on: items are actions or links',
      ],
      keyboard: {
        'Enter, Space or Arrow Down': 'On the button: opens it on its first item',
        'Arrow Up and Arrow Down': 'Move between the items',
        'Home and End': 'Move to the first and last item',
        Letters: 'Move to the next item that begins with them',
        'Enter or Space': 'On an item: closes it and acts',
        Escape: 'Closes it and returns the focus to its button',
        Tab: 'Does nothing while it is open',
      },
    },
  },
  args: {
    label: 'Account',
    trigger: <Button>Ada Byron</Button>,
    items: [
      { label: 'Profile', href: '#profile', icon: <Icon icon={User} /> },
      { label: 'Sign Out', onSelect: signOut, icon: <Icon icon={LogOut} /> },
    ],
  },
  decorators: [
    (Story) => (
      <SiteProvider link={StaticLink}>
        <Story />
      </SiteProvider>
    ),
  ],
  beforeEach: () => {
    signOut.mockClear();
  },
});

export const Closed = meta.story();
export const Open = meta.story({ args: { defaultOpen: true } });
export const RightToLeft = meta.story({ args: { defaultOpen: true }, decorators: [rightToLeft] });
export const Removed = meta.story({ tags: ['!dev', '!autodocs'], render: (args) => <RemovedMenu {...args} /> });
export const LongText = meta.story({
  args: {
    defaultOpen: true,
    items: [
      { label: 'Settings of the whole workshop, '.repeat(8), href: '#all' },
      { label: 'w'.repeat(90), href: '#w' },
    ],
  },
});

Closed.test('opens by keyboard, moves with the arrow keys, and returns focus on Escape', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Ada Byron' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}');
  await expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(trigger).toHaveFocus());
  await expect(signOut).not.toHaveBeenCalled();
});

Closed.test('closes on a selection, and calls onSelect after focus has returned', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Ada Byron' });
  const focused: (Element | null)[] = [];
  signOut.mockImplementationOnce(() => void focused.push(document.activeElement));
  await userEvent.click(trigger);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
  await waitFor(async () => expect(signOut).toHaveBeenCalledOnce());
  await expect(focused).toEqual([trigger]);
  await expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.click(trigger);
  await userEvent.keyboard('{Escape}');
  await waitFor(async () => expect(screen.queryByRole('menu')).toBeNull());
  await expect(signOut).toHaveBeenCalledOnce();
});

Open.test('renders an item with an href as a link', async () => {
  await waitFor(async () => expect(screen.getByRole('menu', { name: 'Account' })).toBeVisible());
  await expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '#profile');
});

RightToLeft.test('runs as the page around it', async () => {
  await expect(await screen.findByRole('menu', { name: 'Account' })).toHaveStyle({ direction: 'rtl' });
});

Closed.test('does not return focus to the button after a link was followed', async ({ canvas, userEvent }) => {
  const trigger = canvas.getByRole('button', { name: 'Ada Byron' });
  await userEvent.click(trigger);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
  await waitFor(async () => expect(screen.queryByRole('menu')).toBeNull());
  await expect(trigger).not.toHaveFocus();
});

Removed.test('moves the focus to the page’s heading when its action removes it', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Ada Byron' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(screen.getByRole('menuitem', { name: 'Sign Out' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(canvas.getByRole('heading', { name: 'Blogs' })).toHaveFocus());
});
