import { useState } from 'react';
import type { Undone, World } from '../store/world.ts';

/** The rows that people know, by what they call them. The others, such as payment intents, follow from these. */
const NOUNS = {
  bookings: ['order', 'orders'],
  reviews: ['review', 'reviews'],
  tools: ['car tool', 'car tools'],
  users: ['profile', 'profiles'],
  accounts: ['account', 'accounts'],
} as const satisfies Partial<Record<keyof Undone, readonly [string, string]>>;

const tables = Object.keys(NOUNS) as (keyof typeof NOUNS)[];

const inWords = new Intl.ListFormat('en-GB');

/** Writes what a reset has undone: '3 orders and 1 review went.' */
export function describeReset(undone: Undone): string {
  const sentence = (part: keyof Undone['tools'], verb: string, verbOfOne = verb) => {
    const counts = tables.map((table) => ({ count: undone[table][part], nouns: NOUNS[table] })).filter(({ count }) => count > 0);
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    const text = inWords.format(counts.map(({ count, nouns }) => `${count} ${nouns[count === 1 ? 0 : 1]}`));
    return total === 0 ? [] : [`${text} ${total === 1 ? verbOfOne : verb}.`];
  };
  const sentences = [
    ...sentence('removed', 'went'),
    ...sentence('changedBack', 'are as before', 'is as before'),
    ...sentence('broughtBack', 'came back'),
  ];
  return sentences.length === 0 ? 'Nothing had changed.' : sentences.join(' ');
}

/** Resets a world, and describes what that has undone. `report` replaces that message. */
export function useReset(world: Pick<World, 'reset'>) {
  const [isResetting, setIsResetting] = useState(false);
  const [message, report] = useState('');
  const reset = () => {
    setIsResetting(true);
    report('');
    void world
      .reset()
      .then(
        (undone) => report(describeReset(undone)),
        () => report('The data could not be reset. Try again.'),
      )
      .finally(() => setIsResetting(false));
  };
  return { reset, isResetting, message, report };
}
