import type { Decorator } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { compose, finishComposing } from '#tests/support/compose.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as fixtures from './ListToolbar.fixtures.ts';
import { ListToolbar, type ListSearchState } from './ListToolbar.tsx';

const meta = preview.meta({
  component: ListToolbar,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        TablePage: 'for a table with its toolbar and export',
        FilterSheet: 'for the sheet alone',
        SearchField: 'for a search without filters',
      },
      do: [
        'Keep its values in the page’s address, so that a link shows the same list',
        'Pass the text of a price as typed, with an error below if it cannot be read',
        'Pass only the statuses that occur, and without any leave the field out',
        'Above a table, offer every sortable column in both directions: cards have no headers',
        'Say the count as a sentence part: 12 of 48 car tools',
      ],
      dont: [
        'Reset the other values in onChange: it gets only what has changed',
        'Put the list into its form: Enter submits nothing there',
        'Name a filter by a question: write what is left, such as Low stock only',
      ],
      keyboard: {
        'Enter or Space': 'On a button of a filter: turns it on or off',
        Enter: 'In a field: does nothing, because every change applies at once. In the search: puts a phone’s keyboard away',
        Escape: 'On a phone: closes the sheet with the filters',
      },
    },
  },
  args: { controls: fixtures.untouched, onChange: fn() },
});

const FIND_NOTE = 'Find in page sees only part of this list.';
const aPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Untouched = meta.story();
export const Chosen = meta.story({ args: { controls: fixtures.chosen } });
export const WithoutStatuses = meta.story({ args: { controls: fixtures.withoutStatuses } });
export const UnreadablePrice = meta.story({ args: { controls: fixtures.unreadablePrice } });
export const LongTexts = meta.story({ args: { controls: fixtures.longTexts } });
/** It has the longest of the shop's search labels. */
export const WithoutStatusesOnAPhone = WithoutStatuses.extend(aPhone);
export const OnAPhone = meta.story({ args: { controls: fixtures.chosen }, ...aPhone });

const inASidePanel: Decorator = (Story) => (
  <aside aria-label="Side panel" style={{ maxInlineSize: '25rem' }}>
    <Story />
  </aside>
);
/** In the window of a laptop, but with little room. */
export const InASidePanel = meta.story({ args: { controls: fixtures.chosen }, decorators: [inASidePanel] });

const onALine = {
  layout: 'line',
  actions: <Button state="unavailable">Export</Button>,
  note: <Text as="span">There are no rows to export</Text>,
} as const;
export const Line = meta.story({ args: { controls: fixtures.table, ...onALine } });
export const LineChosen = meta.story({ args: { controls: fixtures.tableChosen, ...onALine } });
export const TwoToggles = meta.story({ args: { controls: fixtures.twoToggles, ...onALine } });
export const WithoutFilters = meta.story({ args: { controls: fixtures.withoutFilters, layout: 'line' } });
export const LineOfLongTexts = meta.story({ args: { controls: fixtures.tableLongTexts, ...onALine } });
export const LineOnAPhone = meta.story({ args: { controls: fixtures.tableChosen, ...onALine }, ...aPhone });
export const LineOfLongTextsOnAPhone = meta.story({ args: { controls: fixtures.tableLongTexts, ...onALine }, ...aPhone });
export const LineInASidePanel = meta.story({ args: { controls: fixtures.tableChosen, ...onALine }, decorators: [inASidePanel] });

/** Keeps the filters in state, as a page does. */
export const Controlled = meta.story({
  render: function HeldToolbar({ controls, onChange, ...args }) {
    const [values, setValues] = useState(controls.values);
    return (
      <ListToolbar
        {...args}
        controls={{ ...controls, values }}
        onChange={(changes) => {
          onChange(changes);
          setValues({ ...values, ...changes } as ListSearchState);
        }}
      />
    );
  },
});

Controlled.test('each field reports only its own change', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search car items' }), 'j');
  await expect(args.onChange).toHaveBeenLastCalledWith({ query: 'j' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
  await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'price-up' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'New');
  await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'New' });
  await userEvent.type(canvas.getByRole('textbox', { name: 'Min price' }), '5');
  await expect(args.onChange).toHaveBeenLastCalledWith({ min: '5' });
  await userEvent.type(canvas.getByRole('textbox', { name: 'Max price' }), '9');
  await expect(args.onChange).toHaveBeenLastCalledWith({ max: '9' });
  await userEvent.click(canvas.getByRole('checkbox', { name: 'In stock only' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ stock: 'on' });
});

Controlled.test('Enter submits nothing and keeps what was typed', async ({ canvas, userEvent }) => {
  const search = canvas.getByRole('searchbox');
  await userEvent.type(search, 'jack{Enter}');
  await expect(search).toHaveValue('jack');
  await expect(search).toHaveFocus();
});

Controlled.test('filters once an input method has finished a text, and shows it meanwhile', async ({ canvas, args }) => {
  const search = canvas.getByRole('searchbox');
  compose(search, 'ni');
  await expect(search).toHaveValue('ni');
  await expect(args.onChange).not.toHaveBeenCalled();
  finishComposing(search, '你');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenLastCalledWith({ query: '你' });
  await expect(search).toHaveValue('你');
  const price = canvas.getByRole('textbox', { name: 'Min price' });
  compose(price, '２０');
  await expect(args.onChange).toHaveBeenCalledOnce();
  finishComposing(price, '20');
  await expect(args.onChange).toHaveBeenLastCalledWith({ min: '20' });
});

WithoutStatuses.test('a list without statuses has no status filter', async ({ canvas }) => {
  await expect(canvas.queryByRole('combobox', { name: 'Status' })).toBeNull();
});

UnreadablePrice.test('the error message describes the price field', async ({ canvas }) => {
  await expect(canvas.getByRole('textbox', { name: 'Min price' })).toHaveAccessibleDescription('Enter dollars, such as 20');
});

InASidePanel.test('keeps its fields in a sheet while there is little room for them', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^Filters/ })).toBeVisible();
  await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  canvas.getByRole('complementary').style.maxInlineSize = '50rem';
  const sort = await canvas.findByRole('combobox', { name: 'Sort by' });
  await expect(canvas.queryByRole('button', { name: /^Filters/ })).toBeNull();
  await expect(sort.getBoundingClientRect().top).toBeGreaterThan(canvas.getByRole('searchbox').getBoundingClientRect().top);
});

WithoutStatusesOnAPhone.test('shows the whole label of the search', async ({ canvas }) => {
  const search = canvas.getByRole<HTMLInputElement>('searchbox');
  const { fontFamily, paddingInlineStart, paddingInlineEnd } = getComputedStyle(search);
  const text = new OffscreenCanvas(0, 0).getContext('2d') as OffscreenCanvasRenderingContext2D;
  text.font = `${getComputedStyle(search, '::placeholder').fontSize} ${fontFamily}`;
  const room = search.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  await expect(text.measureText(search.placeholder).width).toBeLessThanOrEqual(room);
});

OnAPhone.test('opens the sort order and the filters in a sheet', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('combobox')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Filters (4)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Sort by' }), 'Price, high to low');
  await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'price-down' });
  await userEvent.click(sheet.getByRole('checkbox', { name: 'In stock only' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ stock: '' });
  await expect(sheet.getByRole('status')).toHaveTextContent('33 products');
});

Line.test('each control reports only its own change', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search car tools' }), 'j');
  await expect(args.onChange).toHaveBeenLastCalledWith({ query: 'j' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Available Quantity, high to low');
  await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'quantity-down' });
  await userEvent.click(canvas.getByRole('button', { name: 'Low stock only' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ low: 'on' });
});

Line.test('announces the count, and shows the note beside it', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('26 car tools');
  const note = canvas.getByText('There are no rows to export');
  await expect(note.getBoundingClientRect().top).toBe(canvas.getByRole('status').getBoundingClientRect().top);
});

LineChosen.test('an active filter can be turned off', async ({ canvas, userEvent, args }) => {
  const filter = canvas.getByRole('button', { name: 'Low stock only' });
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(filter);
  await expect(args.onChange).toHaveBeenLastCalledWith({ low: '' });
});

TwoToggles.test('adds another filter to the active one', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Late only' })).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(canvas.getByRole('button', { name: 'Late only' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ late: 'on' });
});

TwoToggles.test('says beside the count that the browser’s own find misses rows', async ({ canvas }) => {
  await expect(canvas.getByText(FIND_NOTE)).toBeVisible();
  await expect(canvas.getByRole('status')).not.toHaveTextContent(FIND_NOTE);
});

WithoutFilters.test('says nothing about it while all rows are in the page', async ({ canvas }) => {
  await expect(canvas.queryByText(FIND_NOTE)).toBeNull();
});

LineInASidePanel.test('keeps its fields in a sheet while there is little room for them', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^Filters/ })).toBeVisible();
  await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  canvas.getByRole('complementary').style.maxInlineSize = '50rem';
  const sort = await canvas.findByRole('combobox', { name: 'Sort by' });
  await expect(canvas.queryByRole('button', { name: /^Filters/ })).toBeNull();
  await expect(sort.getBoundingClientRect().top).toBe(canvas.getByRole('searchbox').getBoundingClientRect().top);
});

LineOfLongTextsOnAPhone.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

LineOnAPhone.test('has the sort order, the filters, the actions and the note in a sheet', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('combobox')).toBeNull();
  await expect(canvas.queryByText('There are no rows to export')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Low stock only' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ low: '' });
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
  await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'name-up' });
  await expect(sheet.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(sheet.getByText('There are no rows to export')).toBeVisible();
});
