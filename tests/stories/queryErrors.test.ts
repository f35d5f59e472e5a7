import { expect, test } from 'vitest';
import { shortMessage } from '../../.storybook/queryErrors.ts';

const elements = [
  { role: 'heading', name: 'My Orders' },
  { role: 'link', name: 'See the car tools' },
  { role: 'button', name: 'Retry' },
];

test('a failed query lists the accessible elements', () => {
  expect(shortMessage('Unable to find an element with the text: Tols.', elements)).toBe(
    `Unable to find an element with the text: Tols.

Accessible here:
  heading "My Orders"
  link "See the car tools"
  button "Retry"`,
  );
});

test('lists only elements of the queried role, if there are any', () => {
  const tags = 'heading:\n\nName "My Orders":\n<h1\n  class="page"\n/>';
  const role = 'Unable to find an accessible element with the role "button" and name "Remove"';
  expect(shortMessage(`${role}\n\nHere are the accessible roles:\n\n  ${tags}`, elements)).toBe(
    `${role}\n\nAccessible here:\n  button "Retry"`,
  );
  expect(shortMessage('Unable to find role="dialog"', elements).split('\n')).toHaveLength(6);
});

test('does not change a message that is already shortened, or when no element has a name', () => {
  const once = shortMessage('Unable to find role="link" and name "Tools"', elements);
  expect(shortMessage(once, elements)).toBe(once);
  expect(shortMessage('Expected the element to be visible', [])).toBe('Expected the element to be visible');
});

test('lists at most 10 elements', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ role: 'link', name: `Tool ${index}` }));
  const lines = shortMessage('Unable to find a label with the text of: Tool', many).split('\n');
  expect(lines).toHaveLength(14);
  expect(lines.at(-1)).toBe('  and 290 more');

  const tags = many.map(({ name }) => `  <a title="${name}">`).join('\n\n');
  const matching = `Found multiple elements with the role "link"\n\nHere are the matching elements:\n\n${tags}\n\n(If this is intentional, …)`;
  expect(shortMessage(matching, many).split('\n')).toHaveLength(17);
});
