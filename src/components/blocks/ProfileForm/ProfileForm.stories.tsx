import { expect, fn, waitFor } from 'storybook/test';
import { setWithoutEvents } from '#tests/support/setWithoutEvents.ts';
import { pick } from '#tests/support/pick.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { completeProfile, longTexts, unfilledProfile, otherSex, rightToLeft, samsProfile } from './ProfileForm.fixtures.ts';
import { ProfileForm } from './ProfileForm.tsx';

const meta = preview.meta({
  component: ProfileForm,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ProfileScreen: 'for the page with the card and the dialog', ProfileCard: 'to show the profile' },
      do: [
        'Pass opened as it was when the form was opened: an empty field keeps that value',
        'Submit it with a button outside that names its id',
        'Keep it mounted after a failed save',
        'Set state to readOnly while the profile is being sent',
      ],
      dont: ['Require a field: nothing is required here', 'Send an empty field as an empty value: it would erase the old one'],
      keyboard: {
        Enter: 'In a field of one line: submits. With errors, the first wrong field gets the focus',
        'Arrow keys': 'In Sex: choose another option',
      },
    },
  },
  args: { id: 'profile', view: completeProfile, state: 'ready' as const, today: () => '2026-11-21', onSubmit: fn(), onDraftChange: fn() },
  render: (args) => (
    <>
      <ProfileForm {...args} />
      <Button type="submit" form={args.id}>
        Update
      </Button>
    </>
  ),
});

export const Complete = meta.story();
export const Empty = meta.story({ args: { view: unfilledProfile } });
export const OtherSex = meta.story({ args: { view: otherSex } });
export const LongTexts = meta.story({ args: { view: longTexts } });
export const RightToLeft = meta.story({ args: { view: rightToLeft } });
export const ReadOnly = meta.story({ args: { state: 'readOnly' } });

Complete.test('the button outside submits what was typed, trimmed', async ({ canvas, userEvent, args }) => {
  await userEvent.clear(canvas.getByLabelText('Full Name'));
  await userEvent.type(canvas.getByLabelText('Full Name'), ' Samuel Carter ');
  await userEvent.selectOptions(canvas.getByLabelText('Sex'), 'Common');
  await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...samsProfile, name: ' Samuel Carter ', sex: 'Common' });
  await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...samsProfile, name: 'Samuel Carter', sex: 'Common' }));
});

Complete.test('an emptied field shows its old value as a placeholder', async ({ canvas, userEvent, args }) => {
  await userEvent.clear(canvas.getByLabelText('Bio'));
  await expect(canvas.getByLabelText('Bio')).toHaveAttribute('placeholder', samsProfile.bio);
  await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ ...samsProfile, bio: '' }));
});

Complete.test('rejects a link that no picture can be shown from, and focuses it', async ({ canvas, userEvent, args }) => {
  const link = canvas.getByLabelText('Profile Picture Link');
  await userEvent.clear(link);
  await userEvent.type(link, 'http://example.com/me.png');
  await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(link).toHaveAccessibleDescription(/It must begin with https/));
  await expect(link).toHaveFocus();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Empty.test('offers the documented sexes, with none chosen', async ({ canvas }) => {
  const sex = canvas.getByLabelText('Sex');
  await expect([...sex.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Not provided',
    'Male',
    'Female',
    'Common',
  ]);
  await expect(sex).toHaveValue('');
});

OtherSex.test('keeps a sex that is not an option, and can submit it', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByLabelText('Sex')).toHaveValue('Robot');
  await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
});

ReadOnly.test('ignores a submit while it is read-only', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByLabelText('Full Name')).toHaveAttribute('readonly');
  await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
  await userEvent.click(canvas.getByLabelText('Full Name'));
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Complete.test('sends, and keeps as a draft, what a password manager has set without an event', async ({ canvas, userEvent, args }) => {
  setWithoutEvents(canvas.getByLabelText('Full Name'), 'Ada');
  setWithoutEvents(canvas.getByLabelText('Sex'), 'Common');
  setWithoutEvents(canvas.getByLabelText('Bio'), 'Builds engines.');
  await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
  const filled = { ...samsProfile, name: 'Ada', sex: 'Common', bio: 'Builds engines.' };
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(filled));
  await expect(args.onDraftChange).toHaveBeenLastCalledWith(filled);
});

ReadOnly.test('shows and drafts what is sent, although a date picker ignores readOnly', async ({ canvas, args }) => {
  const birthday = canvas.getByLabelText<HTMLInputElement>('Date of Birth');
  const sent = birthday.value;
  pick(birthday, '1990-01-01');
  await expect(birthday).toHaveValue(sent);
  await expect(args.onDraftChange).not.toHaveBeenCalled();
});
