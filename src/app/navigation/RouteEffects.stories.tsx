import { Suspense } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import { PageHeading } from '#components/primitives/PageHeading/PageHeading.tsx';
import { createLeaveGuard } from './leaveGuard.ts';
import { RouteEffects } from './RouteEffects.tsx';
import { type SiteNavigation, SiteNavigationProvider } from './SiteNavigation.ts';

const navigation: SiteNavigation = {
  guard: createLeaveGuard(),
  scroll: { enter: () => {} },
  preload: () => {},
  pageAt: () => ({ path: '*', access: 'everybody' }),
};
const SlowPage = lazyWithRetry(() => new Promise<never>(() => {}));

/** Pages below a link, as in the app. The code of /slow never loads. */
const Site = ({ first }: { first: '/slow' | '/blogs' }) => (
  <SiteNavigationProvider value={navigation}>
    <MemoryRouter initialEntries={[first]}>
      <header>
        <Link to="/orders">Orders</Link>
      </header>
      <main>
        <h1>Gadget Garage</h1>
        <Suspense fallback={<p>Loading…</p>}>
          <Routes>
            <Route path="/slow" element={<SlowPage />} />
            <Route path="/blogs" element={<PageHeading>Blogs</PageHeading>} />
            <Route path="/orders" element={<PageHeading>Orders</PageHeading>} />
          </Routes>
          <RouteEffects />
        </Suspense>
      </main>
    </MemoryRouter>
  </SiteNavigationProvider>
);

/** Moves the focus after a navigation. */
const meta = preview.meta({
  component: Site,
  tags: ['!manifest'],
  parameters: {
    guide: {
      do: ['Render it once, after the routes and in the same Suspense', 'Give every page one PageHeading: the effects focus it'],
      dont: [
        'Focus something else when a page mounts: the heading is first',
        'Count on a focus on the first page of a visit: it is left where the browser has it',
      ],
      keyboard: { Enter: 'On a link: opens the page and moves the focus to its heading' },
    },
  },
  args: { first: '/blogs' },
});

export const Visit = meta.story();
Visit.test('does not move the focus on the first page of a visit; focuses the heading of the next one', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('heading', { name: 'Blogs' })).not.toHaveFocus();
  await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
  await expect(await canvas.findByRole('heading', { name: 'Orders' })).toHaveFocus();
});

export const SlowFirstPage = meta.story({ args: { first: '/slow' } });
SlowFirstPage.test(
  "focuses the new page's heading if a link is clicked before the first page has loaded",
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
    await expect(await canvas.findByRole('heading', { name: 'Orders' })).toHaveFocus();
  },
);
