import { expect, test } from 'vitest';
import { findWithoutStory } from './withoutStory.ts';

const { parts, pages } = findWithoutStory();

test('lists a part that only its component shows, and no component with stories', () => {
  expect(parts).toContainEqual({ part: 'UnresolvedPayment', component: 'PaymentScreen' });
  expect(parts).toContainEqual({ part: 'PrintedRows', component: null });
  expect(parts.map(({ part }) => part)).not.toContain('PaymentScreen');
});

test('lists a page that no journey loads, but none that a story or the first load brings', () => {
  expect(pages).toContain('HistoryRoute');
  for (const page of ['MyOrdersRoute', 'LoginRoute', 'HomeRoute']) expect(pages).not.toContain(page);
});
