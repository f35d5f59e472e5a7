import { expect, fireEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { rightToLeft } from '../../../../.storybook/rightToLeft.tsx';
import { tokens } from '../../theme/tokens.ts';
import { Gallery } from './Gallery.tsx';

const three = ['pictures/1f527.webp', 'pictures/1f527-with-1f529.svg', 'pictures/1f527-before-1f9f0.svg'];
/** The second picture is broken, so the gallery shows another one instead. */
const oneBroken = ['pictures/1f527.webp', 'data:image/png;base64,AAAA', 'pictures/1f527-before-1f9f0.svg'];

const meta = preview.meta({
  component: Gallery,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Picture: 'for a single picture', HeroSlider: 'for the slides of the home page' },
      do: [
        'Pass the pictures in the product’s own order: the first determines the tint of all',
        'Set first to 1 where a card has already shown the first one',
      ],
      dont: ['Leave out broken addresses yourself: another picture takes their place', 'Mix pictures of two products: they have one name'],
      keyboard: {
        Tab: 'Reaches the chosen thumbnail, and then leaves the thumbnails',
        'Arrow keys': 'Choose the next or previous picture, round the ends',
      },
    },
  },
  args: { name: 'Ratchet Combination Wrench Set', pictures: three },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: tokens.width.form }}>
        <Story />
      </div>
    ),
  ],
});

export const Three = meta.story();
export const OnePicture = meta.story({ args: { pictures: three.slice(0, 1) } });
export const WithoutPictures = meta.story({ args: { pictures: [] } });
export const OneBroken = meta.story({ args: { pictures: oneBroken } });
export const RightToLeft = meta.story({ decorators: [rightToLeft] });
export const OpenAtTheSecond = meta.story({ args: { first: 1 } });

Three.test('a click on a thumbnail shows its picture', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Picture 3 of 3' }));
  await expect(canvas.getByRole('img', { name: /picture 3 of 3/ })).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Picture 3 of 3' })).toBeChecked();
});

Three.test('all pictures of a product have one tint', async ({ canvas }) => {
  const shown = [canvas.getByRole('img', { name: /picture 1 of 3/ }), ...canvas.getAllByRole('presentation')];
  const tints = shown.map(({ parentElement }) => parentElement && getComputedStyle(parentElement).backgroundColor);
  await expect([shown.length, new Set(tints).size]).toEqual([4, 1]);
});

Three.test('arrow keys wrap around and move focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Picture 1 of 3' }));
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByRole('radio', { name: 'Picture 3 of 3' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('img', { name: /picture 1 of 3/ })).toBeVisible();
});

Three.test('a swipe to the left shows the next picture', async ({ canvas }) => {
  const stage = canvas.getByRole('img', { name: /picture 1 of 3/ });
  await fireEvent.pointerDown(stage, { pointerType: 'touch', isPrimary: true, clientX: 200 });
  await fireEvent.pointerUp(stage, { pointerType: 'touch', isPrimary: true, clientX: 90 });
  await expect(canvas.getByRole('img', { name: /picture 2 of 3/ })).toBeVisible();
});

Three.test('two fingers zoom the picture, and are no swipe', async ({ canvas }) => {
  const stage = canvas.getByRole('img', { name: /picture 1 of 3/ });
  await expect(stage.parentElement?.parentElement).toHaveStyle({ touchAction: 'pan-y pinch-zoom' });
  await fireEvent.pointerDown(stage, { pointerType: 'touch', isPrimary: true, clientX: 200 });
  await fireEvent.pointerDown(stage, { pointerType: 'touch', clientX: 90 });
  await fireEvent.pointerUp(stage, { pointerType: 'touch', isPrimary: true, clientX: 200 });
  await fireEvent.pointerUp(stage, { pointerType: 'touch', clientX: 90 });
  await expect(canvas.getByRole('img', { name: /picture 1 of 3/ })).toBeVisible();
});

RightToLeft.test('arrow keys and swipes go to where the pictures are', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Picture 1 of 3' }));
  await userEvent.keyboard('{ArrowLeft}');
  await expect(canvas.getByRole('radio', { name: 'Picture 2 of 3' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'Picture 3 of 3' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const stage = canvas.getByRole('img', { name: /picture 1 of 3/ });
  await fireEvent.pointerDown(stage, { pointerType: 'touch', isPrimary: true, clientX: 90 });
  await fireEvent.pointerUp(stage, { pointerType: 'touch', isPrimary: true, clientX: 200 });
  await expect(canvas.getByRole('img', { name: /picture 2 of 3/ })).toBeVisible();
});

WithoutPictures.test('shows a named placeholder and no thumbnails', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Ratchet Combination Wrench Set' })).toBeVisible();
  await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
});
