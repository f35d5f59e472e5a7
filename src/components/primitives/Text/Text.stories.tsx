import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Text } from './Text.tsx';

const meta = preview.meta({
  component: Text,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Heading: 'for the name of a section', Badge: 'for a status', Link: 'for words that lead somewhere' },
      do: [
        'Use muted for what people may skip: dates, notes, counts',
        'Use size price for amounts in a column: its digits have the same width',
        'Set dir auto for text that people have typed',
      ],
      dont: ['Say something by its colour alone', 'Fake a heading with size and weight: screen readers would miss it'],
      keyboard: {},
    },
  },
  args: { children: 'Tools that start on the first try and last to the hundredth.' },
});

export const Body = meta.story({ args: { size: 'body' } });
export const Caption = meta.story({ args: { size: 'caption' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Label = meta.story({ args: { size: 'label', weight: 'semibold' } });
export const Lead = meta.story({ args: { size: 'lead' } });
export const Price = meta.story({ args: { as: 'span', size: 'price', weight: 'bold', children: '$3,894.00' } });
export const Muted = meta.story({ args: { tone: 'muted' } });
export const Accent = meta.story({ args: { tone: 'accent', weight: 'semibold' } });
export const Good = meta.story({ args: { tone: 'good', children: '48 available' } });
export const Caution = meta.story({ args: { tone: 'caution', children: '3 available' } });
export const Critical = meta.story({ args: { tone: 'critical', children: 'Sold Out' } });
export const Unbroken = meta.story({ args: { children: 'Ratschenringmaulschluesselsatz'.repeat(12) } });

Body.test('leaves no word alone on the last line', async ({ canvas }) => {
  const element = canvas.getByText(/hundredth\.$/);
  element.style.width = 'max-content';
  // A little too narrow for one line.
  element.style.width = `${element.offsetWidth - 5}px`;
  const text = element.firstChild as globalThis.Text;
  const range = document.createRange();
  const topOf = (word: string) => {
    const start = text.data.lastIndexOf(word);
    range.setStart(text, start);
    range.setEnd(text, start + word.length);
    return range.getBoundingClientRect().top;
  };
  await expect(topOf('hundredth')).toBeGreaterThan(topOf('Tools'));
  await expect(topOf('the')).toBe(topOf('hundredth'));
});
