import { expect, test } from 'vitest';
import { shortMessage } from '../../.storybook/queryErrors.ts';

const elements = [
  { role: 'heading', name: 'My Orders' },
  { role: 'link', name: 'See the car tools' },
  { role: 'button', name: 'Retry' },
];

test('a failing query names what could have been meant', () => {
  expect(shortMessage('Unable to find an element with the text: Tols.', elements)).toBe(
    `Unable to find an element with the text: Tols.

Accessible here:
  heading "My Orders"
  link "See the car tools"
  button "Retry"`,
  );
});

test('of a role that is there only its elements are named', () => {
  const tags = 'heading:\n\nName "My Orders":\n<h1\n  class="page"\n/>';
  const role = 'Unable to find an accessible element with the role "button" and name "Remove"';
  expect(shortMessage(`${role}\n\nHere are the accessible roles:\n\n  ${tags}`, elements)).toBe(
    `${role}\n\nAccessible here:\n  button "Retry"`,
  );
  expect(shortMessage('Unable to find role="dialog"', elements).split('\n')).toHaveLength(6);
});

test('a message stays as it is when it comes twice, or when nothing has a name', () => {
  const once = shortMessage('Unable to find role="link" and name "Tools"', elements);
  expect(shortMessage(once, elements)).toBe(once);
  expect(shortMessage('Expected the element to be visible', [])).toBe('Expected the element to be visible');
});

test('no list is longer than anybody reads', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ role: 'link', name: `Tool ${index}` }));
  const lines = shortMessage('Unable to find a label with the text of: Tool', many).split('\n');
  expect(lines).toHaveLength(14);
  expect(lines.at(-1)).toBe('  and 290 more');

  const tags = many.map(({ name }) => `  <a title="${name}">`).join('\n\n');
  const matching = `Found multiple elements with the role "link"\n\nHere are the matching elements:\n\n${tags}\n\n(If this is intentional, …)`;
  expect(shortMessage(matching, many).split('\n')).toHaveLength(17);
});
