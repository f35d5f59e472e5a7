import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as texts from '../../src/contract/texts.ts';
import { sectionsOf } from './textSections.ts';

const sections = sectionsOf(readFileSync(new URL('../../src/contract/texts.ts', import.meta.url), 'utf8'));

test('every documented text is in one section', () => {
  expect(sections.flatMap((section) => section.texts.map(({ name }) => name)).toSorted()).toEqual(Object.keys(texts).toSorted());
});

test('a section has its title, and a text its docstring', () => {
  const booking = sections.find(({ title }) => title === 'Booking');
  expect(booking?.texts).toContainEqual({ name: 'SUBMIT_BOOKING', about: 'Submits the booking.' });
  expect(booking?.texts).toContainEqual({ name: 'BOOKED', about: '' });
});
