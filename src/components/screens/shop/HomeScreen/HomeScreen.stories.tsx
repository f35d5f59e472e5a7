import { expect, fn, mocked, within } from 'storybook/test';
import { CAMERAS, PHONES, SHOW_ALL_PHONES } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { unhurried } from '../../../blocks/HeroSlider/HeroSlider.fixtures.ts';
import { tokens } from '../../../theme/tokens.ts';
import * as views from './HomeScreen.fixtures.ts';
import { HomeScreen } from './HomeScreen.tsx';

const meta = preview.meta({
  component: HomeScreen,
  tags: ['screen'],
  parameters: {
    guide: {
      instead: { ProductListScreen: 'for whole lists', ShellScreen: 'for the bar and the footer' },
      do: [
        'Cut each list to HOME_LIMITS: the screen renders all it gets',
        'Load the four lists separately, and only one of them in onRetry',
        'Pass the newest tools and reviews first',
      ],
      dont: [
        'Wait for all lists: each section has its own states',
        'Add a heading: the page’s own is there, for screen readers',
        'Pass autoplay outside of stories and tests',
      ],
      keyboard: {
        Tab: 'Reaches the hero’s Pause first, then the sections in order',
        'Enter or Space': 'On Retry: loads that section again, with the focus on its title',
      },
    },
  },
  args: { view: views.fixtures.ready, autoplay: unhurried, onRetry: fn() },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: tokens.width.page, margin: '0 auto', padding: tokens.space.gutter }}>
        <Story />
      </main>
    ),
  ],
});

export const Ready = meta.story();
export const Loading = meta.story({ args: { view: views.loading } });
export const Empty = meta.story({ args: { view: views.empty } });
export const Failed = meta.story({ args: { view: views.failed } });
export const OneFailed = meta.story({ args: { view: views.oneFailed } });
export const Stale = meta.story({ args: { view: views.outOfDate } });
export const OneRow = meta.story({ args: { view: views.oneRow } });
export const SoldOut = meta.story({ args: { view: views.soldOut } });
export const PriceUnavailable = meta.story({ args: { view: views.priceUnavailable } });
export const LongTexts = meta.story({ args: { view: views.longTexts } });
export const RightToLeft = meta.story({ args: { view: views.rightToLeft } });
export const BrokenPictures = meta.story({ args: { view: views.brokenPictures } });

Ready.test('shows the sections in the documented order under one heading', async ({ canvas }) => {
  await expect(canvas.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Gadget Garage']);
  await expect(
    canvas.getAllByRole('region').map((region) => region.ariaLabel ?? within(region).getByRole('heading', { level: 2 }).textContent),
  ).toEqual(['What the shop sells', 'Car Items', CAMERAS, PHONES, 'The shop in figures', 'Customer Reviews']);
});

Ready.test('links to the four lists', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Buy now' })).toHaveAttribute('href', '/showAllProducts');
  await expect(canvas.getByRole('link', { name: 'Show All' })).toHaveAttribute('href', '/showAllCarProducts');
  await expect(canvas.getByRole('link', { name: 'Show All Camera Tools' })).toHaveAttribute('href', '/showAllCameraTools');
  await expect(canvas.getByRole('link', { name: SHOW_ALL_PHONES })).toHaveAttribute('href', '/showAllMobilePhone');
});

OneFailed.test('retries only the failed section and keeps the others', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('list')).toHaveLength(3);
  await userEvent.click(canvas.getByRole('button', { name: `Retry ${CAMERAS}` }));
  await expect(args.onRetry).toHaveBeenCalledWith('cameras');
});

Failed.test('retries each section separately', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry Car Items' }));
  await userEvent.click(canvas.getByRole('button', { name: `Retry ${PHONES}` }));
  await userEvent.click(canvas.getByRole('button', { name: 'Retry Customer Reviews' }));
  await expect(mocked(args.onRetry).mock.calls).toEqual([['tools'], ['phones'], ['reviews']]);
});
