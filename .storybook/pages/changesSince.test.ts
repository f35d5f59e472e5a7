import { expect, test } from 'vitest';
import { addVisit, choicesOf, groupByComponent } from './changesSince.ts';
import type { History, RecentChange } from './recentChanges.ts';

const change = (id: string, day: string, ...components: string[]): RecentChange => ({ id, day, subject: `Subject ${id}`, components });

const changes = [
  change('d', '2026-11-25', 'Button'),
  // Merged after the next one.
  change('c', '2026-11-22', 'HomeScreen', 'Gone'),
  change('b', '2026-11-23', 'Button', 'PaymentScreen'),
  change('a', '2026-11-22', 'Receipt'),
];
const history: History = { changes, tags: [], isCut: false, isShallow: false };

const idsOf = (choices: ReturnType<typeof choicesOf>) => choices.map(({ label, changes }) => [label, changes.map(({ id }) => id).join('')]);

test('offers each day with its changes and all later ones', () => {
  expect(idsOf(choicesOf(history, undefined))).toEqual([
    ['Nov 25, 2026', 'd'],
    ['Nov 23, 2026', 'db'],
    ['Nov 22, 2026', 'dcba'],
  ]);
});

test('offers the last visit before the days, and tags after them', () => {
  const known = {
    ...history,
    tags: [{ name: 'v1', day: '2026-11-22', newer: 3 }],
  };
  const all = idsOf(choicesOf(known, { day: '2026-11-24', newest: 'b' }));
  expect([...all.slice(0, 1), ...all.slice(-1)]).toEqual([
    ['My last visit, Nov 24, 2026', 'dc'],
    ['Version v1, Nov 22, 2026', 'dcb'],
  ]);
});

test('does not offer a visit whose newest change is unknown here', () => {
  expect(idsOf(choicesOf(history, { day: '2026-11-24', newest: 'of another branch' }))[0]?.[0]).toBe('Nov 25, 2026');
});

test('keeps the visit before through several visits of one day', () => {
  const first = addVisit(null, { day: '2026-11-24', newest: 'b' });
  expect(first.before).toBeUndefined();
  const second = addVisit(first, { day: '2026-11-25', newest: 'c' });
  const third = addVisit(second, { day: '2026-11-25', newest: 'd' });
  expect(third.before).toEqual({ day: '2026-11-24', newest: 'b' });
  expect(addVisit(third, { day: '2026-11-26', newest: 'd' }).before).toEqual({ day: '2026-11-25', newest: 'd' });
});

const titles: Record<string, string> = {
  Button: 'Primitives/Button',
  HomeScreen: 'Screens/shop/HomeScreen',
  PaymentScreen: 'Screens/account/PaymentScreen',
  Receipt: 'Blocks/Receipt',
};

test('groups by component, the pages and the latest changes first', () => {
  const sections = groupByComponent(changes, (name) => titles[name]);
  const shown = sections.map(({ heading, components }) => [heading, components.map(({ name, changes }) => [name, changes.length])]);
  expect(shown).toEqual([
    [
      'Pages',
      [
        ['HomeScreen', 1],
        ['PaymentScreen', 1],
      ],
    ],
    ['Blocks', [['Receipt', 1]]],
    ['Primitives', [['Button', 2]]],
  ]);
});
