import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { brokenPhoto, longTexts, rightToLeft, sam, withoutData } from './ProfileCard.fixtures.ts';
import { ProfileCard } from './ProfileCard.tsx';

const meta = preview.meta({
  component: ProfileCard,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Avatar: 'for the photo alone', ProfileForm: 'to edit the profile' },
      do: [
        'Pass missing values as an empty text: they show as Not provided',
        'Open the dialog in onEdit',
        'Pass the profile’s photo before the identity’s',
      ],
      dont: ['Show it after the session has ended: it has personal data', 'Use it for other people: it has Edit Profile'],
      keyboard: { 'Enter or Space': 'On Edit Profile: opens the dialog' },
    },
  },
  args: { person: sam, onEdit: fn() },
});

export const Complete = meta.story();
export const Empty = meta.story({ args: { person: withoutData } });
export const LongTexts = meta.story({ args: { person: longTexts } });
export const RightToLeft = meta.story({ args: { person: rightToLeft } });
export const BrokenPhoto = meta.story({ args: { person: brokenPhoto } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

Complete.test('Edit Profile calls onEdit', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }));
  await expect(args.onEdit).toHaveBeenCalledOnce();
});

Empty.test('shows Not provided for every missing value', async ({ canvas }) => {
  await expect(canvas.getAllByText('Not provided')).toHaveLength(5);
});

BrokenPhoto.test('shows the default person instead of broken photos', async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('img')).toHaveAttribute('src', '/pictures/1f9d1-200d-1f527.webp'));
});
