import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmailAddress } from './EmailAddress.tsx';

const meta = preview.meta({
  component: EmailAddress,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      do: [
        'Use it for every address that is shown as text, also in tables and cards',
        'Let its container wrap: the address breaks after its @ if it does not fit on one line',
      ],
      dont: ['Pass a name with the address, such as Ada <ada@example.com>', 'Expect a mail link: it is plain text'],
      keyboard: {},
    },
  },
  args: { address: 'shopper@example.com' },
});

export const OneLine = meta.story();
export const TwoLines = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: '8em' }}>
        <Story />
      </div>
    ),
  ],
});
export const NotAnAddress = meta.story({ args: { address: 'shopper' } });

TwoLines.test('breaks after its @', async ({ canvas }) => {
  const address = canvas.getByText('shopper@example.com');
  const range = document.createRange();
  const tops = [...address.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((part) => {
      range.selectNodeContents(part);
      return [...range.getClientRects()].map(({ top }) => top);
    });
  await expect(tops).toHaveLength(2);
  await expect(tops.map(({ length }) => length)).toEqual([1, 1]);
  await expect(tops[0]).not.toEqual(tops[1]);
});
