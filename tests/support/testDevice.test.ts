import { expect, test } from 'vitest';
import { testBrowser, testDevice } from './testDevice.ts';

test('time moves only when it is told to, from one wait to the next', async () => {
  const device = testDevice({ start: Date.UTC(2026, 0, 1, 23, 59, 59) });
  const log: string[] = [];
  const later = async () => {
    await device.wait(500);
    log.push(`first at ${device.now() % 1_000}`);
    await device.wait(100);
    log.push(`then at ${device.now() % 1_000}`);
  };
  const done = Promise.all([later(), device.wait(550).then(() => log.push('between'))]);
  await device.advance(1_000);
  await done;
  expect(log).toEqual(['first at 500', 'between', 'then at 600']);
  expect(device.today()).toBe('2026-01-02');
  expect(device.pending()).toBe(0);
});

test('chance is the same for the same seed', () => {
  const numbers = (seed: number) => {
    const device = testDevice({ seed });
    return Array.from({ length: 5 }, () => device.random());
  };
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  for (const number of numbers(7)) expect(number >= 0 && number < 1).toBe(true);
});

test('tabs of one browser share what is kept, locks and word, not what is of a tab', async () => {
  const browser = testBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  here.browser.write('a', '1');
  here.tab.write('b', '2');
  expect(there.browser.read('a')).toBe('1');
  expect(there.tab.read('b')).toBeNull();

  const heard: string[] = [];
  here.listen((topic) => heard.push(`here ${topic}`));
  const stop = there.listen((topic) => heard.push(`there ${topic}`));
  here.announce('stock');
  await here.advance(0);
  stop();
  here.announce('again');
  await here.advance(0);
  expect(heard).toEqual(['there stock']);

  const release = await here.hold('x');
  let isHeld = false;
  const waiting = there.hold('x').then(() => (isHeld = true));
  await here.advance(0);
  expect(isHeld).toBe(false);
  release();
  await waiting;
});
