import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { clamp } from '../../theme/rules.ts';
import { tokens } from '../../theme/tokens.ts';
import { ReadMore } from './ReadMore.tsx';
import { useExcerpt } from './useExcerpt.ts';

const LONG = 'It holds what you need, what you once needed, and a 10 mm socket that nobody has seen since spring. '.repeat(4);

/** Shows two lines of a text until it is opened. */
function Excerpt({ about, text }: { about: string; text: string }) {
  const excerpt = useExcerpt();
  return (
    <div style={{ maxWidth: tokens.width.toast }}>
      <p {...excerpt.text} style={excerpt.isOpen ? {} : clamp(2)}>
        {text}
      </p>
      <ReadMore label="Read More" excerpt={excerpt} about={about} />
    </div>
  );
}

const meta = preview.meta({
  component: Excerpt,
  title: 'ReadMore',
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Link: 'if the whole text is on another page' },
      do: [
        'Clamp the closed text with CSS and spread the excerpt’s props on it',
        'Pass the subject as about, so that each button on a page has its own name',
        'Take the excerpt from useExcerpt, which sees whether the text is cut',
      ],
      dont: ['Reserve space for it: it is not rendered if the text fits', 'Cut the text itself: screen readers and search get all of it'],
      keyboard: { 'Enter or Space': 'Opens or closes the text. The focus stays on the button' },
    },
  },
  args: { about: 'Tool Cabinet', text: LONG },
});

export const Closed = meta.story();
export const Fitting = meta.story({ args: { text: 'It holds.' } });

Closed.test('opens and closes the text in place, also by keyboard, and keeps focus', async ({ canvas, userEvent }) => {
  const text = canvas.getByText(/^It holds what you need/);
  const button = await canvas.findByRole('button', { name: 'Read More Tool Cabinet' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toHaveAttribute('aria-controls', text.id);
  await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  await userEvent.click(button);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(text.scrollHeight).toBe(text.clientHeight);
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  await expect(button).toHaveFocus();
});

Closed.test('has no button any more once the whole text is shown, unless it was opened', async ({ canvas, userEvent }) => {
  const text = canvas.getByText(/^It holds what you need/);
  const showLines = (lines: string) => text.style.setProperty('-webkit-line-clamp', lines);
  await canvas.findByRole('button');
  showLines('none');
  await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
  showLines('2');
  const button = await canvas.findByRole('button');
  await userEvent.click(button);
  await userEvent.click(button);
  showLines('none');
  await waitFor(() => expect(text.scrollHeight).toBe(text.clientHeight));
  await expect(button).toHaveFocus();
});

Fitting.test('has no button if the glyphs are higher than the line, as those of a fallback font can be', async ({ canvas }) => {
  const text = canvas.getByText('It holds.');
  text.style.lineHeight = '0.7';
  await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight + 1);
  // The excerpt measures in the first frame, and React draws before the second.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await expect(canvas.queryByRole('button')).toBeNull();
});

Fitting.test('has no button if the text fits', async ({ canvas }) => {
  await expect(canvas.queryByRole('button')).toBeNull();
});
