import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import * as cards from '../ProductCard/ProductCard.fixtures.ts';
import { ToolPreview } from './ToolPreview.tsx';

const meta = preview.meta({
  component: ToolPreview,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ProductCard: 'for a product that exists' },
      do: [
        'Build the card’s data from what is typed, also while it is not valid',
        'Set level to 3 inside the dashboard, where the page’s heading is one of level 2',
        'Pass all three links in order: it says which of them it shows',
      ],
      dont: ['Expect a click: the card is inert', 'Pass links that are still being typed: each key would load a wrong picture'],
      keyboard: { Tab: 'Skips the card: its links lead nowhere yet' },
    },
  },
  args: { tool: { ...cards.wrench, pictures: [...cards.wrench.pictures, ''] } },
});

export const Ready = meta.story();
export const Empty = meta.story({
  args: { tool: { ...cards.priceUnavailable, name: 'Your product', pictures: ['', '', ''], status: '' } },
});
export const LongTexts = meta.story({ args: { tool: cards.longTexts } });
export const RightToLeft = meta.story({ args: { tool: cards.rightToLeft } });
export const BrokenPicture = meta.story({ args: { tool: cards.brokenPicture } });
export const WithoutPicture = meta.story({ args: { tool: cards.withoutPicture } });
export const UnsafePicture = meta.story({
  args: { tool: { ...cards.wrench, pictures: ['javascript:alert(1)', '', 'pictures/1f529.webp'] } },
});
export const OnAPhone = meta.story({ globals: { viewport: { value: 'small', isRotated: false } } });

Ready.test('the links of the card can be neither clicked nor focused', async ({ canvas, canvasElement, userEvent }) => {
  await expect(canvas.getByRole('region', { name: 'Preview' })).toBeVisible();
  const links = [...canvasElement.querySelectorAll('a')];
  await expect(links.map((link) => link.textContent)).toEqual([expect.stringMatching(/^Details/), expect.stringMatching(/^Book/)]);
  for (const link of links) {
    await expect(link.closest('[inert]')).not.toBeNull();
    link.focus();
    await expect(link).not.toHaveFocus();
  }
  await userEvent.tab();
  await expect(canvasElement.contains(document.activeElement) && document.activeElement !== canvasElement).toBe(false);
});

Ready.test('says which picture it shows', async ({ canvas }) => {
  await expect(canvas.getByText('It shows Image 1.')).toBeVisible();
});

BrokenPicture.test('says that a picture is broken and shows the next one', async ({ canvas }) => {
  await expect(await canvas.findByText('It shows Image 2, since Image 1 cannot be shown.')).toBeVisible();
});

WithoutPicture.test('shows a placeholder and says that no picture can be shown', async ({ canvas, canvasElement }) => {
  await expect(await canvas.findByText('None of the images can be shown.')).toBeVisible();
  await waitFor(() => expect(canvasElement.querySelector('[data-state="placeholder"]')).toBeVisible());
});

UnsafePicture.test('skips an unsafe address', async ({ canvas }) => {
  await expect(canvas.getByText('It shows Image 3, since Image 1 cannot be shown.')).toBeVisible();
});
