import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import * as fixtures from './TableToolbar.fixtures.ts';
import { TableToolbar } from './TableToolbar.tsx';

const meta = preview.meta({
  component: TableToolbar,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ListToolbar: 'for a list of products', FilterSheet: 'for the filters alone, on a phone' },
      do: [
        'Offer every sortable column in both directions: cards have no headers',
        'Say the count as a sentence part: 12 of 48 car tools',
        'Export exactly the rows that are shown, in their order',
        'Pass shown as null while the rows load',
      ],
      dont: [
        'Hold a copy of its values: it has no state of its own',
        'Name a filter by a question: write what is left, such as Low stock only',
      ],
      keyboard: {
        'Enter or Space': 'On a filter: turns it on or off. On Export: exports the shown rows. On Ways to export: opens the menu',
        Enter: 'In the search: nothing, the rows are filtered already',
        Escape: 'On a phone: closes the sheet',
      },
    },
  },
  args: { controls: fixtures.untouched, onChange: fn(), onExport: fn() },
});

const FIND_NOTE = 'Find in page sees only part of this list.';
const aPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Untouched = meta.story();
export const Chosen = meta.story({ args: { controls: fixtures.chosen } });
export const NoMatches = meta.story({ args: { controls: fixtures.noMatches } });
export const Loading = meta.story({ args: { controls: fixtures.loading } });
export const TwoFilters = meta.story({ args: { controls: fixtures.twoFilters } });
export const WithoutFilters = meta.story({ args: { controls: fixtures.withoutFilters } });
export const LongTexts = meta.story({ args: { controls: fixtures.longTexts } });
export const OnAPhone = meta.story({ args: { controls: fixtures.chosen }, ...aPhone });
export const LongTextsOnAPhone = meta.story({ args: { controls: fixtures.longTexts }, ...aPhone });
/** In a wide window, but with little room. */
export const InASidePanel = meta.story({
  args: { controls: fixtures.chosen },
  decorators: [
    (Story) => (
      <aside aria-label="Side panel" style={{ maxInlineSize: '25rem' }}>
        <Story />
      </aside>
    ),
  ],
});

/** Keeps the search in state, as a page does. */
export const Controlled = meta.story({
  render: function HeldToolbar({ controls, onChange, onExport }) {
    const [query, setQuery] = useState(controls.query);
    return (
      <TableToolbar
        controls={{ ...controls, query }}
        onExport={onExport}
        onChange={(changes) => {
          onChange(changes);
          if (changes.query !== undefined) setQuery(changes.query);
        }}
      />
    );
  },
});

Controlled.test('each control reports only its own change', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search car tools' }), 'ja');
  await expect(args.onChange).toHaveBeenLastCalledWith({ query: 'ja' });
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Available Quantity, high to low');
  await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'quantity-down' });
  await userEvent.click(canvas.getByRole('button', { name: 'Low stock only' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ filters: ['low'] });
});

Controlled.test('Enter submits nothing and keeps what was typed', async ({ canvas, userEvent, args }) => {
  const search = canvas.getByRole('searchbox');
  await userEvent.type(search, 'jack{Enter}');
  await expect(search).toHaveValue('jack');
  await expect(search).toHaveFocus();
  await expect(args.onExport).not.toHaveBeenCalled();
});

Untouched.test('Export names the number of rows, and the count is announced', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('26 car tools');
  await userEvent.click(canvas.getByRole('button', { name: 'Export 26 rows' }));
  await expect(mocked(args.onExport).mock.calls).toEqual([[]]);
});

Untouched.test('a menu beside Export has both separators, also by keyboard', async ({ canvas, userEvent, args }) => {
  const ways = canvas.getByRole('button', { name: 'Ways to export' });
  await userEvent.click(ways);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Separated by semicolons, 1234,50' }));
  await waitFor(() => expect(args.onExport).toHaveBeenLastCalledWith('semicolon'));
  await expect(canvas.getByRole('button', { name: 'Ways to export' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Separated by commas, 1234.50' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(args.onExport).toHaveBeenLastCalledWith('comma'));
  await expect(args.onExport).toHaveBeenCalledTimes(2);
});

Chosen.test('uses the singular for one row, and an active filter can be turned off', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Export 1 row' })).toBeVisible();
  const filter = canvas.getByRole('button', { name: 'Low stock only' });
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(filter);
  await expect(args.onChange).toHaveBeenLastCalledWith({ filters: [] });
});

TwoFilters.test('adds another filter to the active one', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('button', { name: 'Late only' })).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(canvas.getByRole('button', { name: 'Late only' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ filters: ['unpaid', 'late'] });
});

NoMatches.test('without rows Export says why it is unavailable and does nothing', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Export 0 rows' });
  await expect(button).toHaveAccessibleDescription('There are no rows to export');
  await userEvent.click(button);
  const ways = canvas.getByRole('button', { name: 'Ways to export' });
  await expect(ways).toHaveAccessibleDescription('There are no rows to export');
  await userEvent.click(ways);
  await expect(screen.queryByRole('menu')).toBeNull();
  await expect(args.onExport).not.toHaveBeenCalled();
});

Loading.test('shows no number while the rows are loading', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Export' })).toHaveAccessibleDescription('The rows are still loading');
  await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
});

TwoFilters.test('says beside the count that the browser’s own find misses rows', async ({ canvas }) => {
  await expect(canvas.getByText(FIND_NOTE)).toBeVisible();
  await expect(canvas.getByRole('status')).not.toHaveTextContent(FIND_NOTE);
});

WithoutFilters.test('says nothing about it while all rows are in the page', async ({ canvas }) => {
  await expect(canvas.queryByText(FIND_NOTE)).toBeNull();
});

InASidePanel.test('keeps its fields in a sheet while there is little room for them', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^Filters/ })).toBeVisible();
  await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  canvas.getByRole('complementary').style.maxInlineSize = '50rem';
  const sort = await canvas.findByRole('combobox', { name: 'Sort by' });
  await expect(canvas.queryByRole('button', { name: /^Filters/ })).toBeNull();
  await expect(sort.getBoundingClientRect().top).toBe(canvas.getByRole('searchbox').getBoundingClientRect().top);
});

LongTextsOnAPhone.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

OnAPhone.test('has the sort order, the filters and the export in a sheet', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('combobox')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Low stock only' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ filters: [] });
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Sort by' }), 'Name, A to Z');
  await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'name-up' });
  await userEvent.click(sheet.getByRole('button', { name: 'Export 1 row' }));
  await expect(args.onExport).toHaveBeenCalledOnce();
  await userEvent.click(sheet.getByRole('button', { name: 'Ways to export' }));
  const semicolons = await sheet.findByRole('menuitem', { name: 'Separated by semicolons, 1234,50' });
  await waitFor(() => expect(semicolons).toBeVisible());
  const { left, right, top, bottom } = semicolons.getBoundingClientRect();
  await expect(document.elementFromPoint((left + right) / 2, (top + bottom) / 2)).toBe(semicolons);
  await userEvent.click(semicolons);
  await waitFor(() => expect(args.onExport).toHaveBeenLastCalledWith('semicolon'));
});
