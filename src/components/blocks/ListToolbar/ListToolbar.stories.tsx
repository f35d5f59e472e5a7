import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { compose, finishComposing } from '#tests/support/compose.ts';
import preview from '../../../../.storybook/preview.tsx';
import * as fixtures from './ListToolbar.fixtures.ts';
import { ListToolbar } from './ListToolbar.tsx';

const meta = preview.meta({
  component: ListToolbar,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { TableToolbar: 'above a table', FilterSheet: 'for the sheet alone', SearchField: 'for a search without filters' },
      do: [
        'Keep its values in the page’s address, so that a link shows the same list',
        'Pass the text of a price as typed, with an error below if it cannot be read',
        'Pass only the statuses that occur: without any, the field is left out',
      ],
      dont: [
        'Reset the other values in onChange: it gets only what has changed',
        'Put the list into its form: Enter submits nothing there',
      ],
      keyboard: {
        Enter: 'In a field: does nothing, because every change applies at once. In the search: puts a phone’s keyboard away',
        Escape: 'On a phone: closes the sheet with the filters',
      },
    },
  },
  args: { controls: fixtures.untouched, count: '33 products', onChange: fn() },
});

const aPhone = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const Untouched = meta.story();
export const Chosen = meta.story({ args: { controls: fixtures.chosen } });
export const WithoutStatuses = meta.story({ args: { controls: fixtures.withoutStatuses } });
export const UnreadablePrice = meta.story({ args: { controls: fixtures.unreadablePrice } });
export const LongTexts = meta.story({ args: { controls: fixtures.longTexts } });
export const OnAPhone = meta.story({ args: { controls: fixtures.chosen }, ...aPhone });
/** In the window of a laptop, but with little room. */
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

/** Keeps the filters in state, as a page does. */
export const Controlled = meta.story({
  render: function HeldToolbar({ controls, count, onChange }) {
    const [values, setValues] = useState(controls.values);
    return (
      <ListToolbar
        controls={{ ...controls, values }}
        count={count}
        onChange={(changes) => {
          onChange(changes);
          setValues({ ...values, ...changes });
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
  await expect(args.onChange).toHaveBeenLastCalledWith({ inStock: true });
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

OnAPhone.test('opens the sort order and the filters in a sheet', async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('combobox')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Filters (4)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Sort by' }), 'Price, high to low');
  await expect(args.onChange).toHaveBeenLastCalledWith({ sort: 'price-down' });
  await userEvent.click(sheet.getByRole('checkbox', { name: 'In stock only' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ inStock: false });
  await expect(sheet.getByRole('status')).toHaveTextContent('33 products');
});
