import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import * as fixtures from '../ProductCard/ProductCard.fixtures.ts';
import { ProductCard, type ProductCardView, ProductCardSkeleton } from '../ProductCard/ProductCard.tsx';
import { CardSection, type CardSectionProps } from './CardSection.tsx';

const carItems: CardSectionProps<ProductCardView> = {
  title: 'Car Items',
  intro: 'Tools that start on the first try and last to the hundredth.',
  showAll: { href: '/showAllCarProducts', label: 'Show All' },
  columns: 'cards4',
  rows: { state: 'ready', rows: fixtures.tools },
  expected: 8,
  placeholder: <ProductCardSkeleton />,
  card: (tool) => <ProductCard product={tool} />,
  emptyText: 'No car tools on the shelf right now',
  onRetry: fn(),
};

const meta = preview.meta({
  component: CardSection,
  // The component has a type parameter, so only the args say what a row is.
  render: (args: CardSectionProps<ProductCardView>) => <CardSection {...args} />,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        CardPage: 'for a page with a single list',
        Table: 'for a table of rows',
        SimilarProducts: 'for what can be booked instead of a sold-out product',
      },
      do: [
        'Cut the rows to what the section shows, and link to the rest with showAll',
        'Set expected to the usual number of cards, so that nothing shifts when they load',
        'Let each section load and fail on its own',
      ],
      dont: ['Use it for hundreds of cards: it renders all of them', 'Leave the section out while it is empty: emptyText says why'],
      keyboard: {
        Enter: 'On the link beside the title: opens the whole list',
        'Enter or Space': 'On Retry: loads the section again and moves the focus to its title',
      },
    },
  },
  args: carItems,
});

export const Ready = meta.story();
export const Loading = meta.story({ args: { rows: { state: 'loading' } } });
export const Empty = meta.story({ args: { rows: { state: 'empty' } } });
export const Failed = meta.story({ args: { rows: { state: 'failed', message: 'The shop did not answer in time.' } } });
export const Stale = meta.story({
  args: { rows: { state: 'ready', rows: fixtures.tools, stale: 'This list could not be refreshed. What you see may be out of date.' } },
});
export const OneRow = meta.story({ args: { rows: { state: 'ready', rows: [fixtures.wrench] } } });
export const WithoutShowAll = meta.story({
  render: ({ showAll: _, ...args }) => <CardSection {...args} />,
});
export const Recovering = meta.story({
  args: { rows: { state: 'failed', message: 'The shop did not answer in time.' } },
  render: function Recover(args) {
    const [rows, setRows] = useState(args.rows);
    return <CardSection {...args} rows={rows} onRetry={() => setRows({ state: 'loading' })} />;
  },
});

Recovering.test('moves focus to the heading when Retry disappears', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
  await expect(canvas.queryByRole('button', { name: /^Retry/ })).toBeNull();
  await expect(canvas.getByRole('heading', { name: 'Car Items' })).toHaveFocus();
});

Ready.test('is a list named by its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Car Items' })).toBeVisible();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  await expect(canvas.getByRole('link', { name: 'Show All' })).toHaveAttribute('href', '/showAllCarProducts');
});

Loading.test('announces once that it is loading, and renders no list', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading Car Items');
  await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
});

Failed.test('shows the error and offers Retry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The shop did not answer in time.');
  await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

Stale.test('keeps stale rows visible and offers Retry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  await userEvent.click(canvas.getByRole('button', { name: /^Retry/ }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});
