import { expect, test } from 'vitest';
import type { ComparedStory } from '../comparedModule.ts';
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
const history: History = { changes, tags: [], compared: null, isCut: false, isShallow: false };

const idsOf = (choices: ReturnType<typeof choicesOf>) => choices.map(({ label, changes }) => [label, changes.map(({ id }) => id).join('')]);

test('offers each day with its changes and all later ones', () => {
  expect(idsOf(choicesOf(history, undefined))).toEqual([
    ['Nov 25, 2026', 'd'],
    ['Nov 23, 2026', 'db'],
    ['Nov 22, 2026', 'dcba'],
  ]);
});

test('offers the last visit and the compared version before the days, and tags after them', () => {
  const known = {
    ...history,
    tags: [{ name: 'v1', day: '2026-11-22', newer: 3 }],
    compared: { day: '2026-11-21', newer: 4 },
  };
  const all = idsOf(choicesOf(known, { day: '2026-11-24', newest: 'b' }));
  expect([...all.slice(0, 2), ...all.slice(-1)]).toEqual([
    ['My last visit, Nov 24, 2026', 'dc'],
    ['As in the pictures, Nov 21, 2026', 'dcba'],
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
const story = (title: string): ComparedStory => ({ id: title, title, name: 'Ready', group: 'changed' });

test('groups by component, the pages and the latest changes first', () => {
  const sections = groupByComponent(changes, [], (name) => titles[name]);
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

test('adds stories to their component, to one without changes too, and others at the end', () => {
  const stories = [story('Screens/shop/HomeScreen'), story('Journeys/Booking'), story('Blocks/Receipt'), story('Screens/shop/HomeScreen')];
  const sections = groupByComponent(changes.slice(0, 2), stories, (name) => titles[name]);
  const shown = sections.flatMap(({ heading, components }) =>
    components.map(({ name, changes, stories }) => `${heading}: ${name} ${changes.length} ${stories.length}`),
  );
  expect(shown).toEqual(['Pages: HomeScreen 1 2', 'Blocks: Receipt 0 1', 'Primitives: Button 1 0', 'Journeys and others: Booking 0 1']);
});
