import { expect, test } from 'vitest';
import { shownPictureText } from './ToolPreview.tsx';

test.each([
  [['', ' ', ''], -1, 'No image yet.'],
  [['x:', '', ''], -1, 'None of the images can be shown.'],
  [['a.webp', 'b.webp', ''], 0, 'It shows Image 1.'],
  [['x:', 'b.webp', ''], 1, 'It shows Image 2, since Image 1 cannot be shown.'],
  [[' ', 'x:', 'c.webp'], 2, 'It shows Image 3, since Image 1 is missing.'],
])('%j, shown %i: %s', (pictures, shown, text) => {
  expect(shownPictureText(pictures, shown)).toBe(text);
});
