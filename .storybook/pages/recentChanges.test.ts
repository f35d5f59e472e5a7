import { expect, test } from 'vitest';
import { parseLog } from './recentChanges.ts';

interface Commit {
  subject: string;
  files?: string[];
  parents?: string;
  day?: string;
  refs?: string;
}

/** Writes commits as git does: the files on lines of their own. The hash of the first is made of 0s. */
const logOf = (commits: Commit[]) =>
  commits
    .map(({ subject, files = [], parents = 'f'.repeat(40), day = '2026-11-23', refs = '' }, index) => {
      const lines = files.length === 0 ? '\n' : `\n\n${files.join('\n')}\n`;
      return `\x01${[String(index).repeat(40), parents, day, subject, refs, lines].join('\0')}`;
    })
    .join('');

const screen = (name: string) => `src/components/screens/account/${name}/${name}.tsx`;

test('lists the components of each commit, without stories and tests', () => {
  const log = logOf([
    { subject: 'Change two', files: [screen('PaymentScreen'), screen('BookingScreen'), 'src/components/primitives/Button/Button.css.ts'] },
    { subject: 'Change a story', files: ['src/components/blocks/Receipt/Receipt.stories.tsx', 'src/components/lazyWithRetry.test.tsx'] },
    { subject: 'Change the app', files: ['src/app/main.tsx', 'tests/e2e/booking.e2e.ts'] },
    { subject: 'Merge a branch', parents: `${'a'.repeat(40)} ${'b'.repeat(40)}` },
  ]);
  expect(parseLog(log)).toEqual({
    changes: [{ id: '00000000', day: '2026-11-23', subject: 'Change two', components: ['PaymentScreen', 'BookingScreen', 'Button'] }],
    tags: [],
    isCut: false,
  });
});

test('marks a commit of the theme, of shared code or of many components', () => {
  const many = Array.from({ length: 13 }, (_, index) => screen(`Screen${index}`));
  const { changes } = parseLog(
    logOf([
      { subject: 'Tint', files: ['src/components/theme/dark.ts', screen('HomeScreen')] },
      { subject: 'Share', files: ['src/components/primitives/flow.css.ts'] },
      { subject: 'Rename', files: many },
      { subject: 'Nearly as many', files: many.slice(1) },
    ]),
  );
  expect(changes.map(({ subject, components, isOfAll }) => [subject, components.length, isOfAll])).toEqual([
    ['Tint', 1, true],
    ['Share', 0, true],
    ['Rename', 0, true],
    ['Nearly as many', 12, undefined],
  ]);
});

test('knows how many changes are newer than a tag', () => {
  const files = [screen('HomeScreen')];
  const log = logOf([
    { subject: 'Newest', files, refs: 'tag: v2, tag: v2-rc' },
    { subject: 'Not of a component', day: '2026-11-22' },
    { subject: 'Older', files, day: '2026-11-21' },
    { subject: 'Oldest', files, day: '2026-11-20', refs: 'tag: v1' },
  ]);
  expect(parseLog(log).tags).toEqual([
    { name: 'v2', day: '2026-11-23', newer: 0 },
    { name: 'v2-rc', day: '2026-11-23', newer: 0 },
    { name: 'v1', day: '2026-11-20', newer: 2 },
  ]);
});

test('leaves out the first commit, which lists every file', () => {
  const log = logOf([{ subject: 'First', files: [screen('HomeScreen')], parents: '' }]);
  expect(parseLog(log).changes).toEqual([]);
});

test('keeps the latest changes only', () => {
  const log = logOf(Array.from({ length: 360 }, (_, index) => ({ subject: `Change ${index}`, files: [screen('HomeScreen')] })));
  const { changes, isCut } = parseLog(log);
  expect([changes.length, changes[0]?.subject, isCut]).toEqual([350, 'Change 0', true]);
});
