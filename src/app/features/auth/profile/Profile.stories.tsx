import { expect, screen, waitFor, within } from 'storybook/test';
import { LOGIN, NO_USER } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import {
  answerCalls,
  asShopper,
  follow,
  loadPages,
  openSandbox,
  sandboxOf,
  shopAt,
  signIn,
  type Canvas,
  type User,
} from '#tests/support/journeys/journey.tsx';

/** A shopper edits their profile, and their session ends meanwhile. */
const meta = preview.meta({
  title: 'Profile',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  loaders: [
    loadPages([
      () => import('./ProfileRoute.tsx'),
      () => import('../../dashboard/DashboardRoute.tsx'),
      () => import('#components/screens/account/ProfileScreen/ProfileEditor.tsx'),
    ]),
    openSandbox,
  ],
  beforeEach: answerCalls,
});

/** The profile by itself. */
export const Profile = meta.story({ globals: asShopper, render: shopAt('/myProfile') });
/** The profile as a page of the dashboard. */
export const InTheDashboard = meta.story({ globals: asShopper, render: shopAt('/dashboard/myProfile') });

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Update Your Profile' }));

/** Types a bio without saving it. */
async function typeABio(canvas: Canvas, userEvent: User & { clear: (element: Element) => Promise<void> }) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit Profile' }));
  const bio = (await dialog()).getByLabelText('Bio');
  await userEvent.clear(bio);
  await userEvent.type(bio, 'Owns five.');
}

Profile.test('says in the dialog that the session ended, and lets the same user continue', async ({ canvas, userEvent, ...context }) => {
  await typeABio(canvas, userEvent);
  const { identity } = sandboxOf(context);
  await identity.signOut();
  const editor = await dialog();
  await expect(await editor.findByRole('alert')).toHaveTextContent(NO_USER);
  await expect(editor.getByLabelText('Bio')).toHaveValue('Owns five.');
  await expect(canvas.queryByText('shopper@example.com')).toBeNull();
  await identity.signIn({ email: 'shopper@example.com', password: 'shopper123' });
  await waitFor(() => expect(editor.queryByRole('alert')).toBeNull());
  await userEvent.click(editor.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(canvas.getByText('Owns five.')).toBeVisible());
});

InTheDashboard.test('shows nothing of the previous user to another one', async ({ canvas, userEvent, ...context }) => {
  await typeABio(canvas, userEvent);
  const { identity } = sandboxOf(context);
  await identity.signOut();
  await expect(await (await dialog()).findByRole('alert')).toHaveTextContent(NO_USER);
  await identity.signIn({ email: 'admin@example.com', password: 'admin123' });
  await expect(await canvas.findByText('admin@example.com')).toBeVisible();
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(canvas.queryByText(/Sam Carter|shopper@example\.com|Owns five/)).toBeNull();
});

Profile.test('closing the dialog without a session navigates to the login', async ({ canvas, userEvent, ...context }) => {
  await typeABio(canvas, userEvent);
  await sandboxOf(context).identity.signOut();
  const editor = await dialog();
  await editor.findByRole('alert');
  follow(editor.getByRole('button', { name: 'Cancel' }));
  await signIn(canvas, userEvent);
  await expect((await dialog()).getByLabelText('Bio')).toHaveValue('Owns five.');
});

InTheDashboard.test('what is typed after the session ended is there again after the login', async ({ canvas, userEvent, ...context }) => {
  await typeABio(canvas, userEvent);
  await sandboxOf(context).identity.signOut();
  const editor = await dialog();
  await editor.findByRole('alert');
  await userEvent.type(editor.getByLabelText('Bio'), ' Or six.');
  follow(editor.getByRole('link', { name: LOGIN }));
  await signIn(canvas, userEvent);
  const reopened = await dialog();
  await expect(reopened.getByLabelText('Bio')).toHaveValue('Owns five. Or six.');
  await userEvent.click(reopened.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(canvas.getByText('Owns five. Or six.')).toBeVisible());
});
