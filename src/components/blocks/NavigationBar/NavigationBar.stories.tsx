import { expect, fn } from 'storybook/test';
import { BLOGS, LOGIN } from '#contract/texts.ts';
import preview from '../../../../.storybook/preview.tsx';
import { rightToLeft } from '../../../../.storybook/rightToLeft.tsx';
import { Toaster } from '../../primitives/Toaster/Toaster.tsx';
import { accounts, links } from './NavigationBar.fixtures.ts';
import { NavigationBar } from './NavigationBar.tsx';

const meta = preview.meta({
  component: NavigationBar,
  tags: ['block'],
  parameters: {
    guide: {
      instead: { DashboardLinks: 'for the pages of the dashboard', ShellScreen: 'for the whole frame of a page' },
      do: [
        'Pass the account as checking until the session is known, so that nothing flickers',
        'Pass orders as null while the number is unknown: no badge is shown',
        'Pass the current path without the site’s base: it also marks the link of a nested page',
      ],
      dont: ['Add links without looking at a phone and at the spec: the bar has one line', 'Render a second one inside a page'],
      keyboard: {
        Tab: 'Moves from the logo through the links and the cart to Login or the avatar',
        'Enter or Space': 'On Menu, on a phone: shows or hides the links',
        Escape: 'Hides the links of the phone and returns the focus to Menu',
      },
    },
  },
  args: { links: links.signedIn, current: '/', onSettings: fn(), onSignOut: fn() },
});
const phone = { viewport: { value: 'phone', isRotated: false } };
const narrowPhone = { viewport: { value: 'small', isRotated: false } };

export const Checking = meta.story({ args: { links: links.everybody, account: accounts.checking } });
export const SignedOut = meta.story({ args: { links: links.everybody, account: accounts.signedOut, current: '/blogs' } });
export const SignedIn = meta.story({ args: { account: accounts.signedIn } });
export const RightToLeft = SignedIn.extend({ decorators: [rightToLeft] });
export const OrdersUnknown = meta.story({ args: { account: { ...accounts.signedIn, orders: null }, current: '/dashboard/history' } });
export const NoOrders = meta.story({ args: { account: { ...accounts.signedIn, orders: 0 } } });
export const ManyOrders = meta.story({ args: { account: { ...accounts.signedIn, orders: 128 }, current: '/myOrders' } });
export const OnAPhone = meta.story({ args: { account: accounts.signedIn, current: '/dashboard' }, globals: phone });
export const BesideAToast = meta.story({
  args: { account: accounts.signedIn },
  render: (args) => (
    <>
      <NavigationBar {...args} />
      <Toaster toasts={[{ id: '1', tone: 'good', text: 'Successfully Add This Products' }]} onDismiss={() => {}} duration={60_000} />
    </>
  ),
});
export const OnANarrowPhone = meta.story({ args: { links: links.everybody, account: accounts.signedOut }, globals: narrowPhone });

Checking.test('shows neither Login nor an avatar until the session is known', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', { name: LOGIN })).toBeNull();
  await expect(canvas.queryByRole('button', { name: /Account menu/ })).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/myOrders');
});

SignedOut.test('marks the current page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: BLOGS })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
  await expect(canvas.getByRole('link', { name: LOGIN })).toHaveAttribute('href', '/login');
});

RightToLeft.test('the number of orders is beyond the cart, on its left', async ({ canvas }) => {
  const cart = canvas.getByRole('link', { name: /orders?$/ }).getBoundingClientRect();
  const number = canvas.getByText('2').getBoundingClientRect();
  await expect(number.left + number.right).toBeLessThan(cart.left + cart.right);
});

RightToLeft.test('the logo begins where the page begins', async ({ canvas }) => {
  const logo = canvas.getByRole('link', { name: 'Gadget Garage' });
  const row = logo.parentElement?.parentElement;
  if (!row) throw new Error('The logo is in no row');
  const edge = row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
  await expect(logo.getBoundingClientRect().right).toBeCloseTo(edge);
});

BesideAToast.test('the open account menu lies over a toast', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Account menu/ }));
  const { bottom } = canvas.getByRole('region', { name: /notifications/i }).getBoundingClientRect();
  const profile = await canvas.findByRole('menuitem', { name: 'Profile' });
  const { left, top, width, height } = profile.getBoundingClientRect();
  await expect(top).toBeLessThan(bottom);
  await expect(profile).toContainElement(document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement);
});

SignedIn.test('the cart link names the number of orders', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '2 orders' })).toHaveAttribute('href', '/myOrders');
  await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

OrdersUnknown.test('shows no number while it is unknown, and marks the link of a nested page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Orders' })).toBeVisible();
  await expect(canvas.queryByText('0')).toBeNull();
  await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
});

OnAPhone.test('the button shows the links, and Escape hides them and returns focus', async ({ canvas, userEvent }) => {
  const menu = canvas.getByRole('button', { name: 'Menu' });
  await expect(canvas.queryByRole('link', { name: 'Reviews' })).toBeNull();
  await userEvent.click(menu);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  canvas.getByRole('link', { name: 'Reviews' }).focus();
  await userEvent.keyboard('{Escape}');
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await expect(menu).toHaveFocus();
});

OnAPhone.test('a click on a link hides the links', async ({ canvas, canvasElement, userEvent }) => {
  canvasElement.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
  await expect(canvas.queryByRole('link', { name: 'Reviews' })).toBeNull();
});

OnAPhone.test('a click outside hides the links', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
  await userEvent.click(document.body);
  await expect(canvas.queryByRole('link', { name: 'Reviews' })).toBeNull();
});
