import { expect, screen, waitFor, within } from 'storybook/test';
import { besideBar } from '#tests/support/besideBar.ts';
import preview from '../../../../.storybook/preview.tsx';
import { CheckboxField } from '../../primitives/CheckboxField/CheckboxField.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { FilterSheet } from './FilterSheet.tsx';

const fields = (
  <>
    <SelectField label="Sort by" options={[{ value: '', label: 'As listed' }]} />
    <CheckboxField label="In stock only" />
  </>
);

const meta = preview.meta({
  component: FilterSheet,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    docs: { story: { inline: false, height: '22rem' } },
    guide: {
      instead: {
        ListToolbar: 'for the search, sort order and filters of a list or a table',
        Drawer: 'for other content that slides in',
      },
      do: [
        'Use it only where the toolbar has too little room for the same fields',
        'Apply each change at once, and update count, which is announced',
        'Count every active filter in active, but not the search',
      ],
      dont: ['Collect the changes for Show results: that button only closes', 'Hide the search in it: people look for it first'],
      keyboard: {
        'Enter or Space': 'On Filters: opens the sheet. On Show results: closes it',
        Escape: 'Closes the sheet and returns the focus to Filters',
      },
    },
  },
  args: { active: 0, count: '48 car tools', children: fields },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const Closed = meta.story();
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Filters' })),
});
export const Active = meta.story({ args: { active: 2, count: '3 of 48 car tools' } });
export const Long = meta.story({ args: { children: Array.from({ length: 12 }, (_, index) => <div key={index}>{fields}</div>) } });

Closed.test('opens by keyboard, and returns focus on Escape', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Filters' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await expect(within(sheet).getByRole('status')).toHaveTextContent('48 car tools');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  await expect(screen.queryByRole('dialog')).toBeNull();
});

Active.test('shows how many filters are active, and closes with its button', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters (2)' }));
  const sheet = await screen.findByRole('dialog');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Show results' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

Closed.test('does not scroll sideways', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog');
  await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
});

Long.test('its bar covers the focus rings of what scrolls under it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  const bar = (await screen.findByRole('button', { name: 'Show results' })).parentElement as HTMLElement;
  await waitFor(() => expect(besideBar(bar)).toEqual([bar, bar]));
});

Long.test('keeps its button visible while the filters scroll', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog');
  await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
  await waitFor(() => {
    const { bottom } = within(sheet).getByRole('button', { name: 'Show results' }).getBoundingClientRect();
    return expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  });
});
