import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { blogs } from '../BlogCard/BlogCard.fixtures.ts';
import { BlogCard, type BlogCardView, BlogCardSkeleton } from '../BlogCard/BlogCard.tsx';
import { CardPage, type CardPageProps } from './CardPage.tsx';

const page: CardPageProps<BlogCardView> = {
  title: 'Our Blogs',
  intro: 'What is on the shelf, in its own words.',
  columns: 'cards3',
  rows: { state: 'ready', rows: blogs },
  placeholder: <BlogCardSkeleton />,
  card: (blog) => <BlogCard blog={blog} />,
  empty: <EmptyState title="Nothing to read yet" />,
  onRetry: fn(),
};

const meta = preview.meta({
  component: CardPage,
  // The component has a type parameter, so only the args say what a row is.
  render: (args: CardPageProps<BlogCardView>) => <CardPage {...args} />,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        CardSection: 'for a part of a page',
        TablePage: 'for rows to compare',
        ProductListScreen: 'for products with search and filters',
      },
      do: [
        'Define card outside of the component, so that the cards are not rendered again',
        'Pass a placeholder in the shape of one card',
        'Offer the next step in the empty state',
      ],
      dont: [
        'Split the list into pages: it scrolls with any number of cards',
        'Add another page heading: title is one',
        'Drop the rows when a refresh fails: pass them with stale',
      ],
      keyboard: {
        'Enter or Space': 'On Retry: loads the list again and moves the focus to the heading',
        Tab: 'Moves from card to card, beyond the visible ones',
      },
    },
  },
  args: page,
});

export const Ready = meta.story();
export const Loading = meta.story({ args: { rows: { state: 'loading' } } });
export const Empty = meta.story({ args: { rows: { state: 'empty' } } });
export const Failed = meta.story({ args: { rows: { state: 'failed', message: 'The shop did not answer in time.' } } });
export const Stale = meta.story({ args: { rows: { state: 'ready', rows: blogs, stale: 'Could not refresh.' } } });
/** More rows than are rendered at once. */
export const Many = meta.story({
  args: {
    rows: {
      state: 'ready',
      rows: Array.from({ length: 100 }, (_, index) => blogs.map((blog) => ({ ...blog, id: `${blog.id} ${index}` }))).flat(),
    },
  },
});

Many.test('says that the browser’s own find misses cards', async ({ canvas }) => {
  await expect(canvas.getByText('Find in page sees only part of this list.')).toBeVisible();
});

Ready.test('has a page heading and a list', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Our Blogs' })).toBeVisible();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
});

Empty.test('shows the empty state that it is given', async ({ canvas }) => {
  await expect(canvas.getByText('Nothing to read yet')).toBeVisible();
});
