import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({
  component: Avatar,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Picture: 'for a product', AvatarMenu: 'for the signed-in user in the bar, with the account’s menu' },
      do: [
        'Pass every photo you know, the best first: the next one replaces one that does not load',
        'Set name to an empty text if the name is beside it, so that it is read once',
        'Use small in bars, medium in rows and cards, and large on a profile',
      ],
      dont: [
        'Pass a picture of your own for people without a photo: it shows the default person',
        'Crop the photo before: it is cut to a circle here',
      ],
      keyboard: {},
    },
  },
  args: { photo: '', name: 'Ada Byron' },
});

export const DefaultPerson = meta.story();
export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large' } });
export const Photo = meta.story({ args: { photo: 'pictures/1f469-200d-1f52c.webp', size: 'large' } });
export const Broken = meta.story({ args: { photo: 'pictures/gone.webp' } });
export const NextOne = meta.story({ args: { photo: ['pictures/gone.webp', 'pictures/1f469-200d-1f52c.webp'] } });
export const BesideAName = meta.story({ args: { name: '' } });

Broken.test('shows the default person if the photo does not load', async ({ canvas }) => {
  await waitFor(async () =>
    expect(canvas.getByRole('img', { name: 'Ada Byron' })).toHaveAttribute('src', '/pictures/1f9d1-200d-1f527.webp'),
  );
});

NextOne.test('shows the next photo if one does not load', async ({ canvas }) => {
  await waitFor(async () =>
    expect(canvas.getByRole('img', { name: 'Ada Byron' })).toHaveAttribute('src', '/pictures/1f469-200d-1f52c.webp'),
  );
});

BesideAName.test('is hidden from screen readers if the name is beside it', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});
