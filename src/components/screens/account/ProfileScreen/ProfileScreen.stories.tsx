import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { LOGIN, NO_USER } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { editingEmpty, editings, longProfile, noProfileYet, profileViews, stale } from './ProfileScreen.fixtures.ts';
import { ProfileScreen } from './ProfileScreen.tsx';
import type { ProfileView } from './profileView.ts';

const meta = preview.meta({
  component: ProfileScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ProfileCard: 'for the card alone', ProfileForm: 'for the form alone', SettingsScreen: 'for theme and motion' },
      do: [
        'Set editing to editing in onEdit, with the profile as it is then as opened',
        'Ask before closing in onClose if something was typed',
        'Pass saved after a success: the message stays in the page until the next edit',
        'Pass signedOut and sessionEnded together if the session ends while somebody types',
      ],
      dont: [
        'Send empty fields: an empty field keeps its value',
        'Pass a clock that stands still: today is asked at every validation',
        'Close the dialog on refused or unclear: it holds what was typed',
      ],
      keyboard: {
        Escape: 'Asks to close the dialog. Nothing, while it is saving',
        Enter: 'In a field of one line: saves, or moves the focus to the first wrong field',
        Tab: 'Stays inside the open dialog',
      },
    },
  },
  args: { today: () => '2026-11-21', onRetry: fn(), onEdit: fn(), onUpdate: fn(), onDraftChange: fn(), onClose: fn() },
});
const onAPhone = { viewport: { value: 'phone', isRotated: false } };

export const Loading = meta.story({ args: { view: profileViews.loading } });
export const Failed = meta.story({ args: { view: profileViews.failed } });
export const Ready = meta.story({ args: { view: profileViews.ready } });
export const Stale = meta.story({ args: { view: stale } });
export const Empty = meta.story({ args: { view: noProfileYet } });
export const LongTexts = meta.story({ args: { view: longProfile } });
export const OnAPhone = meta.story({ args: { view: profileViews.ready }, globals: onAPhone });
export const SignedOut = meta.story({ args: { view: profileViews.signedOut } });
export const Editing = meta.story({ args: { view: { ...profileViews.ready, editing: editings.editing } } });
export const EditingEmpty = meta.story({ args: { view: { ...noProfileYet, editing: editingEmpty } } });
export const EditingOnAPhone = meta.story({ args: { view: { ...profileViews.ready, editing: editings.editing } }, globals: onAPhone });
export const Saving = meta.story({ args: { view: { ...profileViews.ready, editing: editings.saving } } });
export const Saved = meta.story({ args: { view: { ...profileViews.ready, editing: editings.saved } } });
export const Refused = meta.story({ args: { view: { ...profileViews.ready, editing: editings.refused } } });
export const Unclear = meta.story({ args: { view: { ...profileViews.ready, editing: editings.unclear } } });
export const SessionEnded = meta.story({ args: { view: { ...profileViews.signedOut, editing: editings.sessionEnded } } });

/** Opens, fails to save, and closes, as the app does. */
export const Updating = meta.story({
  args: { view: profileViews.ready },
  render: function Update(args) {
    const [editing, setEditing] = useState<ProfileView['editing']>(editings.closed);
    return (
      <ProfileScreen
        {...args}
        view={{ ...args.view, editing }}
        onEdit={() => setEditing(editings.editing)}
        onUpdate={(typed) => {
          args.onUpdate(typed);
          setEditing(editings.saving);
          setTimeout(() => setEditing(editings.refused));
        }}
        onClose={() => setEditing(editings.closed)}
      />
    );
  },
});

export const Recovering = meta.story({
  args: { view: profileViews.failed },
  render: function Recover(args) {
    const [view, setView] = useState<ProfileView>(args.view);
    return <ProfileScreen {...args} view={view} onRetry={() => setView(profileViews.loading)} />;
  },
});

const dialog = async () => {
  const found = await screen.findByRole('dialog', { name: 'Update Your Profile' });
  await waitFor(() => expect(found).toBeVisible());
  return within(found);
};

Recovering.test('moves focus to the heading when Retry disappears', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  await expect(canvas.getByRole('heading', { level: 1, name: 'My Profile' })).toHaveFocus();
});

Stale.test('keeps the old profile when a refresh fails', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('May 21, 1988')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

SignedOut.test('shows no personal data', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(canvas.queryByText(/Sam|example/)).toBeNull();
});

Updating.test('keeps the input after a failed update and shows the failure in place', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
  const editor = await dialog();
  await userEvent.clear(editor.getByLabelText('Full Name'));
  await userEvent.type(editor.getByLabelText('Full Name'), 'Samuel');
  await userEvent.click(editor.getByRole('button', { name: 'Update' }));
  await expect(await editor.findByRole('alert')).toHaveTextContent(/^Your profile was not saved\./);
  await expect(args.onUpdate).toHaveBeenCalledOnce();
  await expect(editor.getByLabelText('Full Name')).toHaveValue('Samuel');
});

Updating.test('closes on Escape and returns focus to the button', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
  await dialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Profile' })).toHaveFocus());
});

Saving.test('cannot be closed or sent twice', async ({ userEvent, args }) => {
  const editor = await dialog();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(editor.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(editor.getByRole('button', { name: 'Update' }));
  await expect(args.onClose).not.toHaveBeenCalled();
  await expect(args.onUpdate).not.toHaveBeenCalled();
});

Saved.test('shows the message in the page, without the dialog', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Your profile is saved.');
  await expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
  await expect(args.onEdit).toHaveBeenCalledOnce();
});

SessionEnded.test('says that no user is logged in, keeps the input and links to the login', async ({ userEvent, args }) => {
  const editor = await dialog();
  await expect(editor.getByRole('alert')).toHaveTextContent(NO_USER);
  await expect(editor.getByLabelText('Bio')).toHaveValue('Owns five 10 mm sockets now.');
  await expect(editor.getByRole('link', { name: LOGIN })).toHaveAttribute('href', '/login');
  await userEvent.type(editor.getByLabelText('Full Name'), '{Enter}');
  await expect(args.onUpdate).not.toHaveBeenCalled();
});
