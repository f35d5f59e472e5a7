import { expect, test } from 'vitest';
import { inSteps } from './firstChunks.ts';

test('the chunks of the entry run before it, in their order', () => {
  const html = `<script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/react-1.js">
    <link rel="modulepreload" crossorigin href="/assets/libraries-1.js">`;
  expect([...inSteps(html).matchAll(/(?:src|href)="([^"]*)"/g)].map((match) => match[1])).toEqual([
    '/assets/react-1.js',
    '/assets/libraries-1.js',
    '/assets/index-1.js',
  ]);
});
