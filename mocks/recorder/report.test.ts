import { expect, test } from 'vitest';
import type { Call } from '../calls/calls.ts';
import { emptySituation } from '../situation/situation.ts';
import { writeReport } from './report.ts';

const call = (number: number, part: Partial<Call> = {}): Call => ({
  number,
  operation: 'createBooking',
  method: 'POST',
  url: `http://shop.test/api/carBooking?n=${number}`,
  startedAt: 0,
  receivedAt: 0,
  person: 'shopper@example.com',
  headers: {},
  body: '{"phone":"+1 555 0100"}',
  faults: [],
  answer: { status: 200, duration: 12.4, contentType: 'application/json', body: '{}' },
  ...part,
});

const page = {
  situation: { ...emptySituation(), path: '/blogs?a=`b`', person: 'shopper@example.com', faults: 'createBooking:500:after:once' },
  link: 'http://shop.test/#situation=abc',
  steps: [
    { step: { action: 'click', target: { role: 'button', name: 'Book', place: 1, count: 2 } }, path: '/', callsBefore: 0 },
    { step: { action: 'fill', target: { role: 'label', name: 'Password', place: 0, count: 1 }, value: null }, path: '/', callsBefore: 1 },
  ],
  calls: [call(2, { answer: null }), call(1, { faults: [{ operation: 'createBooking', kind: '500' }] })],
  now: Date.UTC(2026, 10, 27, 12),
  browser: ['Browser: Test'],
} as const;

test('a report has the link, the steps, the calls and the browser', () => {
  const text = writeReport(page);
  expect(text).toContain('- Page: `/blogs?a=’b’`');
  expect(text).toContain('- Situation: http://shop.test/#situation=abc');
  expect(text).toContain('- Faults: `createBooking:500:after:once`');
  expect(text).toContain('- Time of the sandbox: 2026-11-27T12:00:00.000Z\n- Browser: Test');
  expect(text).toContain('1. `Click the button ‘Book’ (2 of 2)`\n2. `Fill the field ‘Password’ with a secret`');
  expect(text).toContain('- `POST /api/carBooking?n=1: 200, 12 ms, with a fault`\n- `POST /api/carBooking?n=2: pending`');
});

test('a text of several paragraphs stays in its step', () => {
  const target = { role: 'textbox', name: 'Description', place: 0, count: 1 };
  const step = { action: 'fill', target, value: 'Good.\n\n# Not a heading' } as const;
  expect(writeReport({ ...page, steps: [{ step, path: '/', callsBefore: 0 }] })).toContain(
    '1. `Fill the textbox ‘Description’ with ‘Good. # Not a heading’`',
  );
});

test('a report lists the last 40 calls, and no bodies', () => {
  const text = writeReport({ ...page, calls: Array.from({ length: 60 }, (_, index) => call(60 - index)) });
  expect(text.match(/POST/g)).toHaveLength(40);
  expect(text).toContain('?n=60:');
  expect(text).not.toContain('?n=20:');
  expect(text).not.toContain('555');
});

test('a report says what to do where the link is too long, and where nothing was recorded', () => {
  const text = writeReport({ ...page, link: null, steps: [], calls: [] });
  expect(text).toContain('- Situation: in a file. Save it, and attach it.');
  expect(text).toContain('None since the page was opened');
});
