import * as cards from '../../../blocks/BlogCard/BlogCard.fixtures.ts';
import type { BlogsView } from './BlogsScreen.tsx';

const ready: BlogsView = { state: 'ready', rows: cards.blogs };

/** One view of the screen for each of its states. */
export const blogsViews = {
  loading: { state: 'loading' },
  empty: { state: 'empty' },
  failed: { state: 'failed', message: 'The shop is taking too long to answer. Please try again.' },
  ready,
} satisfies Record<BlogsView['state'], BlogsView>;

export const stale: BlogsView = {
  ...ready,
  stale: 'Could not refresh. The shop cannot be reached. Check your connection, then try again.',
};

export const one: BlogsView = { state: 'ready', rows: [cards.hammer] };

/** Unusual rows next to ordinary ones. */
export const odd: BlogsView = {
  state: 'ready',
  rows: [cards.longTexts, cards.rightToLeft, cards.brokenPictures, cards.withoutWords, cards.saw, cards.magnet].map((blog, index) => ({
    ...blog,
    id: `odd-${index}`,
  })),
};

/** More rows than fit in the window. */
export const many: BlogsView = {
  state: 'ready',
  rows: Array.from({ length: 48 }, (_, index) => ({
    ...(cards.blogs[index % cards.blogs.length] ?? cards.hammer),
    id: `many-${index}`,
    name: `${cards.blogs[index % cards.blogs.length]?.name ?? ''}, No. ${index + 1}`,
  })),
};
