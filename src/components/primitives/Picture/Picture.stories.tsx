import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Picture } from './Picture.tsx';

const meta = preview.meta({
  component: Picture,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Avatar: 'for a person', Gallery: 'for all pictures of one product', Icon: 'for a symbol' },
      do: [
        'Pass all pictures of the product: the next replaces one that is broken or unsafe',
        'Leave alt empty if the product’s name is beside it',
        'Set priority to first for what is visible when the page opens',
        'Pass the first picture as colorKey if sources begin with another one',
      ],
      dont: [
        'Give one product different colour keys: its tint would change from page to page',
        'Use tile or stage without a container that limits the width: both are as wide as it is',
      ],
      keyboard: {},
    },
  },
  args: { sources: ['pictures/1f527.webp'], alt: 'Wrench', size: 'tile' as const },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '20rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Tile = meta.story();
export const Thumb = meta.story({ args: { size: 'thumb' } });
export const Stage = meta.story({ args: { size: 'stage', priority: 'first' } });
/** Another picture of the same product has the tint of the first. */
export const OneTint = meta.story({
  render: (args) => (
    <Inline gap="small">
      <Picture {...args} size="thumb" />
      <Picture {...args} size="thumb" sources={['pictures/1f526.webp']} colorKey="pictures/1f527.webp" />
      <Picture {...args} size="thumb" sources={['', 'pictures/1f527.webp']} />
    </Inline>
  ),
});
export const Decoration = meta.story({ args: { alt: '' } });
export const BrokenFirst = meta.story({
  args: { sources: ['pictures/gone.webp', '', 'pictures/1f526.webp'], alt: 'Torch', priority: 'first' },
});
export const Missing = meta.story({ args: { sources: [] } });
export const AllBroken = meta.story({ args: { sources: ['pictures/gone.webp'], priority: 'first' } });
export const Unsafe = meta.story({
  args: { sources: ['javascript:alert(1)', 'http://pictures.example/wrench.png', 'data:image/svg+xml,<svg/>'] },
});
/** Allowed on a page over https: only. A server does not know the page. */
export const WithoutProtocol = meta.story({ args: { sources: ['//pictures.example/wrench.png', 'pictures/1f527.webp'] } });
export const MissingThumb = meta.story({ args: { sources: [], size: 'thumb' } });

OneTint.test('the product determines the tint, not the picture that is shown', async ({ canvas }) => {
  const tints = canvas.getAllByRole('img').map(({ parentElement }) => parentElement && getComputedStyle(parentElement).backgroundColor);
  await expect(new Set(tints).size).toBe(1);
});

BrokenFirst.test('shows the next source if one does not load', async ({ canvas }) => {
  await waitFor(async () => expect(canvas.getByRole('img', { name: 'Torch' })).toHaveAttribute('src', '/pictures/1f526.webp'));
});

AllBroken.test('shows a placeholder of the same size if no source loads', async ({ canvas, canvasElement }) => {
  await waitFor(async () => expect(canvasElement.querySelector('[data-state="placeholder"]')).toBeVisible());
  await expect(canvas.getByRole('img', { name: 'Wrench' })).toBeVisible();
});

Tile.test('shows a picture that failed to load once the connection is back', async ({ canvas, canvasElement }) => {
  await fireEvent.error(canvas.getByRole('img'));
  await waitFor(async () => expect(canvasElement.querySelector('[data-state="placeholder"]')).toBeVisible());
  window.dispatchEvent(new Event('online'));
  await waitFor(async () => expect(canvas.getByRole('img')).toHaveAttribute('src', '/pictures/1f527.webp'));
});

Unsafe.test('never requests an unsafe address', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('img')).toBeNull();
});

Decoration.test('hides a decorative picture from screen readers', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull();
});

Stage.test('is never larger than its natural 256 px', async ({ canvas }) => {
  await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeLessThanOrEqual(256.5);
});

Stage.test('draws no alternative text while it loads, as Firefox would', async ({ canvas }) => {
  await expect(canvas.getByRole('img')).toHaveAccessibleName();
  await expect(canvas.getByRole('img')).toHaveStyle({ color: 'rgba(0, 0, 0, 0)' });
});

Stage.test('has no units of its tile’s size, which make each layout of a list slow', async ({ canvas }) => {
  const tile = canvas.getByRole('img').parentElement;
  await expect(tile && getComputedStyle(tile).containerType).toBe('normal');
});
