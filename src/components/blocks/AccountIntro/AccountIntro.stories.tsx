import { expect } from 'storybook/test';
import { SOLD_OUT } from '#contract/texts.ts';
import preview from '../../../../.storybook/preview.tsx';
import { booking, longBooking, soldOut, toPage } from './AccountIntro.fixtures.ts';
import { AccountIntro } from './AccountIntro.tsx';

const meta = preview.meta({
  component: AccountIntro,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { PageHeading: 'for a page that needs no account' },
      do: [
        'Put it above LoginForm or SignUpForm: it brings the page’s heading',
        'Pass the page that the person was about to open as purpose, so that the detour makes sense',
        'Set purpose to loading while the product of a booking is read',
      ],
      dont: [
        'Wait for the product before the form shows: they do not depend on each other',
        'Pass a purpose for a public page: leave it out',
        'Announce a failure here: a product that does not load is left to the booking page',
      ],
      keyboard: {},
    },
  },
  args: { form: 'login' },
});

export const Login = meta.story();
export const LoginToBook = meta.story({ args: { purpose: booking } });
export const LoginToPay = meta.story({ args: { purpose: toPage('payment') } });
export const LoginAsAdmin = meta.story({ args: { purpose: toPage('admin') } });
export const SignUp = meta.story({ args: { form: 'signUp' } });
export const SignUpToBook = meta.story({ args: { form: 'signUp', purpose: booking } });
export const SignUpToReview = meta.story({ args: { form: 'signUp', purpose: toPage('review') } });
export const SignUpOnTheWayToAnAdminPage = meta.story({ args: { form: 'signUp', purpose: toPage('admin') } });
export const SoldOut = meta.story({ args: { purpose: soldOut } });
export const Loading = meta.story({ args: { purpose: { state: 'loading' } } });
export const LongName = meta.story({ args: { purpose: longBooking }, globals: { viewport: { value: 'small', isRotated: false } } });

LoginToBook.test('says what for, with the price', async ({ canvas }) => {
  await expect(canvas.getByText(/^Log in to book/)).toHaveTextContent('Log in to book Ratchet Combination Wrench Set, 12 pc');
  await expect(canvas.getByText('$64.90')).toBeVisible();
});

SignUpToBook.test('invites to sign up, not to log in', async ({ canvas }) => {
  await expect(canvas.getByText(/^Sign up to book/)).toHaveTextContent('Sign up to book Ratchet Combination Wrench Set, 12 pc');
});

SignUpOnTheWayToAnAdminPage.test('does not promise a new account the page', async ({ canvas }) => {
  await expect(canvas.getByText('Book tools and follow your orders.')).toBeVisible();
});

SoldOut.test('does not invite to book', async ({ canvas }) => {
  await expect(canvas.getByText(soldOut.name)).toBeVisible();
  await expect(canvas.getByText(SOLD_OUT)).toBeVisible();
  await expect(canvas.queryByText(/to book/)).toBeNull();
});

LongName.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
