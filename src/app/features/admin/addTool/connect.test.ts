import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyToolDraft, type ToolDraft } from '#contract/forms/tool.ts';
import type { Failure } from '#machines/failure.ts';
import { createToolMachine } from '#machines/stock/createTool.machine.ts';
import { type CreateToolContext, initialContext } from '#machines/stock/createTool.setup.ts';
import { REPEATABLE, FORBIDDEN_TEXT } from '#tests/support/wireRows.ts';
import { findUnreported, toAddToolView, toDraft, toPreview, toStatuses } from './connect.ts';

const draft: ToolDraft = {
  ...emptyToolDraft,
  name: ' Lamp ',
  img: 'pictures/1f526.webp',
  price: '$1,200.5',
  quantity: '12',
  status: ' New',
};
const contents = { draft, statuses: ['New'], preview: toPreview(draft) };

type Value = Parameters<typeof createToolMachine.resolveState>[0]['value'];
const view = (value: Value, context: Partial<CreateToolContext> = {}) =>
  toAddToolView(createToolMachine.resolveState({ value, context: { ...initialContext, ...context } }), contents);

const KEEP_PAGE_OPEN = 'This browser cannot remember the product, so please keep this page open.';
const message = 'The shop did not answer. Check the car products before you send it again. What you typed stays here.';
const unconfirmed = { state: 'unconfirmed', message, isChecking: false, listHref: '/showAllCarProducts' };
const unstored = { ...unconfirmed, message: `${message} ${KEEP_PAGE_OPEN}` };

test.each<[Value, Partial<CreateToolContext>, object]>([
  ['editing', {}, { state: 'editing' }],
  ['listing', {}, { state: 'adding', step: 'Adding your product …' }],
  ['adding', {}, { state: 'adding', step: 'Adding your product …' }],
  ['verifying', {}, { state: 'adding', step: 'Confirming your product …' }],
  ['pausing', {}, { state: 'adding', step: 'Confirming your product …' }],
  ['persisting', {}, { state: 'adding', step: 'Adding your product …' }],
  ['adding', { isStored: false }, { state: 'adding', step: `Adding your product … ${KEEP_PAGE_OPEN}` }],
  ['verifying', { isStored: false }, { state: 'adding', step: `Confirming your product … ${KEEP_PAGE_OPEN}` }],
  ['verifying', { isCheckedAgain: true }, { ...unconfirmed, isChecking: true }],
  ['pausing', { isCheckedAgain: true }, { ...unconfirmed, isChecking: true }],
  ['pausing', { isCheckedAgain: true, isStored: false }, { ...unstored, isChecking: true }],
  ['unconfirmed', {}, unconfirmed],
  ['unconfirmed', { isStored: false }, unstored],
  ['added', {}, { state: 'added', homeHref: '/', listHref: '/showAllCarProducts' }],
])('%s %j', (value, context, expected) => {
  expect(view(value, context)).toEqual({ ...expected, ...contents });
});

const failure = (change: Partial<Failure>): Failure => ({ kind: 'http', status: null, isAmbiguous: false, ...change });
test.each<[string, Partial<CreateToolContext>, string]>([
  ['403', { failure: failure({ status: 403 }) }, 'Your account is not allowed to do this. Sign in with another account.'],
  ['400', { failure: failure({ status: 400 }) }, 'The shop did not accept this. Check what you entered, then try again.'],
  [
    'no connection',
    { failure: failure({ kind: 'offline' }) },
    'Adding a product needs a connection. What you typed stays here: try again when you are back online.',
  ],
  [
    'without a response, and not there',
    { isUnconfirmed: true, failure: failure({ kind: 'timeout', isAmbiguous: true }) },
    'The shop did not answer, and your product is not in the shop. You can send it again.',
  ],
  [
    'refused after an unconfirmed request',
    { isUnconfirmed: true, failure: failure({ status: 403 }) },
    'Your account is not allowed to do this. Sign in with another account.',
  ],
])('refused: %s', (_, context, message) => {
  expect(view('refused', context)).toEqual({ state: 'refused', message, ...contents });
});

test('answered, but not there', () => {
  expect(view('refused', { isUnconfirmed: true })).toMatchObject({
    message: 'Your product is not in the shop. You can send it again.',
  });
});

test('a product of an earlier visit fills an empty form, and never replaces another one', () => {
  const tool = { ...emptyToolDraft, name: 'Lamp', price: 1200.5, quantity: 12, rating: 4.5 };
  const sent = { tool };
  expect(toDraft(tool)).toEqual({ ...emptyToolDraft, name: 'Lamp', price: '1200.5', quantity: '12', rating: '4.5' });
  expect(findUnreported([sent], emptyToolDraft)).toBe(sent);
  expect(findUnreported([sent], { ...draft, name: ' Lamp ' })).toBe(sent);
  expect(findUnreported([sent], { ...draft, name: 'Pliers' })).toBeNull();
  expect(findUnreported([], emptyToolDraft)).toBeNull();
});

test('converts a draft to a card', () => {
  expect(toPreview(draft)).toEqual({
    id: 'preview',
    isSoldOut: false,
    name: 'Lamp',
    pictures: ['pictures/1f526.webp', '', ''],
    status: 'New',
    price: '$1,200.50',
    stock: '12 available',
    rating: null,
    detailsHref: '?details=preview',
    bookHref: '/booking/preview',
  });
  expect(toPreview(emptyToolDraft)).toMatchObject({
    name: 'Your product',
    price: 'Price unavailable',
    stock: 'Stock unknown',
    bookHref: null,
  });
});

test.each([
  [
    { price: '12,50', quantity: '３' },
    { price: '$12.50', stock: '3 available' },
  ],
  [
    { price: '1.200', quantity: '1.200' },
    { price: 'Price unavailable', stock: 'Stock unknown' },
  ],
  [
    { price: '٣', rating: '4,5' },
    { price: '$3.00', rating: 4.5 },
  ],
])('previews %j as the form reads it', (typed, card) => {
  expect(toPreview({ ...draft, ...typed })).toMatchObject(card);
});

test('never shows NaN, undefined or the like, whatever is typed', () => {
  const texts = Object.fromEntries(Object.keys(emptyToolDraft).map((field) => [field, fc.oneof(fc.string(), fc.double().map(String))]));
  fc.assert(
    fc.property(fc.record({ ...texts, name: fc.constant('x'), status: fc.constant('') }), (typed) => {
      const { price, stock } = toPreview(typed as unknown as ToolDraft);
      expect(`${price}\n${stock}`).not.toMatch(FORBIDDEN_TEXT);
    }),
    REPEATABLE,
  );
});

test('lists each status once, the most frequent first', () => {
  expect(toStatuses(['New', 'In stock', ' In stock ', '', ' '].map((status) => ({ status })))).toEqual(['In stock', 'New']);
  expect(toStatuses(Array.from({ length: 40 }, (_, index) => ({ status: `S${index}` })))).toHaveLength(12);
});
