import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  component: SearchField,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        TextField: 'for any other text',
        ListToolbar: 'for the search of a list or a table with filters',
      },
      do: [
        'Say what is searched: Search car items',
        'Filter as people type, and announce the number of matches',
        'Place it above the list that it filters',
      ],
      dont: ['Add a button to start the search', 'Clear it when the list loads again'],
      keyboard: {
        Enter: 'Submits the form around it, if there is one. Puts a phone’s keyboard away',
        Escape: 'Clears the text, in Chrome and Safari',
      },
    },
  },
  args: { label: 'Search car items', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Empty = meta.story();
export const Typed = meta.story({ args: { defaultValue: 'lamp' } });
export const LongText = meta.story({
  args: { label: 'Search everything that the shop has ever had on its shelves', defaultValue: 'ratchet '.repeat(20) },
});

Empty.test('is named by its label', async ({ canvas, userEvent, args }) => {
  const field = canvas.getByRole('searchbox', { name: 'Search car items' });
  await userEvent.type(field, 'jack');
  await expect(field).toHaveValue('jack');
  await expect(args.onChange).toHaveBeenCalledTimes(4);
});
