import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { rightToLeft } from '../../../../.storybook/rightToLeft.tsx';
import * as fixtures from './HeroSlider.fixtures.ts';
import { HeroSlider } from './HeroSlider.tsx';
import { heroSlides } from './slides.ts';

const meta = preview.meta({
  component: HeroSlider,
  tags: ['block'],
  parameters: {
    guide: {
      instead: { Gallery: 'for the pictures of one product', CardSection: 'for products' },
      do: [
        'Use it once, at the top of the home page, with about three slides',
        'Keep a title to two words and a text to one sentence',
        'Give each slide a title of its own: the dots are named by it',
      ],
      dont: [
        'Put anything into a slide that is nowhere else: hidden slides cannot be reached',
        'Shorten autoplay: a slide must be readable in its time',
      ],
      keyboard: {
        Tab: 'Reaches Pause first, then the dots, then Buy now. The slides stop meanwhile',
        'Enter or Space': 'On Pause: stops or starts the slides. On a dot: shows its slide',
        Enter: 'On Buy now: opens the list',
      },
    },
  },
  args: { slides: heroSlides, autoplay: fixtures.unhurried },
});

export const CarTools = meta.story();
export const LongTexts = meta.story({ args: { slides: fixtures.longTexts } });
export const RightToLeft = meta.story({ decorators: [rightToLeft] });
export const Quick = meta.story({ args: { autoplay: fixtures.quick }, tags: ['!dev', '!autodocs'] });
export const LessMotion = meta.story({
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    const spy = spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('reduced-motion') ? 'all' : query));
    return () => spy.mockRestore();
  },
});
export const LessMotionChosen = meta.story({
  beforeEach: () => {
    document.documentElement.dataset['motion'] = 'reduced';
    return () => void delete document.documentElement.dataset['motion'];
  },
});
export const HiddenTab = meta.story({
  beforeEach: () => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    return () => Reflect.deleteProperty(document, 'hidden');
  },
});

const current = (slider: HTMLElement) =>
  within(slider)
    .getAllByRole('button', { name: /^Show / })
    .findIndex((dot) => dot.ariaCurrent === 'true');

/** The center of the light on the stage, as a share of the stage's width. */
const lightOf = (slider: HTMLElement) => /at (\d+)%/.exec(getComputedStyle(slider, '::before').backgroundImage)?.[1];

CarTools.test('the light fades out to the text, on its left', async ({ canvas }) => expect(lightOf(canvas.getByRole('region'))).toBe('66'));
RightToLeft.test('the light fades out to the text, on its right', async ({ canvas }) =>
  expect(lightOf(canvas.getByRole('region'))).toBe('34'),
);

CarTools.test('a dot shows its slide, and the others cannot be reached', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Show Camera Tools' }));
  await canvas.findByRole('heading', { level: 2, name: 'Camera Tools' });
  await waitFor(() => expect(canvas.getAllByRole('heading')).toHaveLength(1));
  await waitFor(() => expect(canvas.getAllByRole('link', { name: 'Buy now' })).toHaveLength(1));
  await expect(canvas.getByRole('button', { name: 'Show Camera Tools' })).toHaveAttribute('aria-current', 'true');
});

CarTools.test('the pause button is first in the tab order, and pauses and plays', async ({ canvas, userEvent }) => {
  const slider = canvas.getByRole('region');
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Pause slides' })).toHaveFocus();
  await expect(slider).toHaveAttribute('data-state', 'stopped');
  await userEvent.keyboard('{Enter}');
  await expect(slider).toHaveAttribute('data-state', 'paused');
  await userEvent.keyboard('{Enter}');
  await expect(slider).toHaveAttribute('data-state', 'moving');
});

CarTools.test('does not advance while the pointer is over it', async ({ canvas, userEvent }) => {
  const slider = canvas.getByRole('region');
  await userEvent.hover(slider);
  await expect(slider).toHaveAttribute('data-state', 'stopped');
  await userEvent.unhover(slider);
  await expect(slider).toHaveAttribute('data-state', 'moving');
});

CarTools.test('a swipe to the right wraps around to the last slide', async ({ canvas }) => {
  const slider = canvas.getByRole('region');
  await fireEvent.pointerDown(slider, { pointerType: 'touch', isPrimary: true, clientX: 90 });
  await fireEvent.pointerUp(slider, { pointerType: 'touch', isPrimary: true, clientX: 200 });
  await expect(current(slider)).toBe(2);
});

CarTools.test('two fingers zoom', async ({ canvas }) => {
  await expect(canvas.getByRole('region')).toHaveStyle({ touchAction: 'pan-y pinch-zoom' });
});

RightToLeft.test('a swipe to the right shows the next slide', async ({ canvas }) => {
  const slider = canvas.getByRole('region');
  await fireEvent.pointerDown(slider, { pointerType: 'touch', isPrimary: true, clientX: 90 });
  await fireEvent.pointerUp(slider, { pointerType: 'touch', isPrimary: true, clientX: 200 });
  await expect(current(slider)).toBe(1);
});

CarTools.test('announces nothing', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
});

Quick.test('shows all slides in order and starts again', async ({ canvas }) => {
  const slider = canvas.getByRole('region');
  const seen: number[] = [];
  await waitFor(() => {
    const index = current(slider);
    if (seen.at(-1) !== index) seen.push(index);
    return expect(seen.length).toBeGreaterThan(4);
  });
  await expect(seen.every((index, place) => place === 0 || index === ((seen[place - 1] ?? 0) + 1) % 3)).toBe(true);
});

LessMotion.test('stays paused until Play is clicked', async ({ canvas, userEvent }) => {
  const slider = canvas.getByRole('region');
  await expect(slider).toHaveAttribute('data-state', 'paused');
  await userEvent.click(canvas.getByRole('button', { name: 'Play slides' }));
  await expect(slider).toHaveAttribute('data-state', 'moving');
});

LessMotionChosen.test('stays paused while reduced motion is set in the shop', async ({ canvas }) => {
  const slider = canvas.getByRole('region');
  await expect(slider).toHaveAttribute('data-state', 'paused');
  await expect(getComputedStyle(slider).transitionDuration).toBe('0s');
  delete document.documentElement.dataset['motion'];
  await waitFor(() => expect(slider).toHaveAttribute('data-state', 'moving'));
});

CarTools.test('reduced motion that is set later overrides an earlier Play', async ({ canvas, userEvent }) => {
  const slider = canvas.getByRole('region');
  await userEvent.click(canvas.getByRole('button', { name: 'Pause slides' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Play slides' }));
  document.documentElement.dataset['motion'] = 'reduced';
  await waitFor(() => expect(slider).toHaveAttribute('data-state', 'paused'));
  delete document.documentElement.dataset['motion'];
});

HiddenTab.test('does not advance while the tab is hidden', async ({ canvas }) => {
  await expect(canvas.getByRole('region')).toHaveAttribute('data-state', 'stopped');
});
