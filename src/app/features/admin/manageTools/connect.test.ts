import * as fc from 'fast-check';
import { Tool } from '#contract/entities/tool.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { removalMachine } from '#machines/removal.machine.ts';
import { restockMachine } from '#machines/stock/restock.machine.ts';
import { initialContext } from '#machines/stock/restock.setup.ts';
import { walks } from '#tests/support/machineWalks.ts';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { wrench } from '#tests/support/wrench.ts';
import { arrangeCollection } from '#tests/support/arrangeCollection.ts';
import { toolColumns } from '#components/screens/admin/ManageToolsScreen/toolColumns.tsx';
import { toCsv } from '../../../collection/exportRows.ts';
import { toDeleteToolView, toolCollection, toRestockView, toToolRow } from './connect.ts';

const quantity = toolColumns.find(({ key }) => key === 'quantity');
const stockCell = (tool: Tool) => renderToStaticMarkup(quantity?.render(toToolRow(tool))).replaceAll(/<[^>]*>/g, ' ');

test.each([
  [48, ['48']],
  [6, ['6']],
  [5, ['5', 'Low stock']],
  [0, ['0', 'Sold out']],
  [12_345, ['12,345']],
  [null, ['Unknown']],
])('a stock of %s', (stock, texts) => {
  expect(
    stockCell({ ...wrench, quantity: stock })
      .split(/\s{2,}/)
      .map((text) => text.trim())
      .filter(Boolean),
  ).toEqual(texts);
});

test('converts a tool to a row, which can be restocked', () => {
  expect(toToolRow({ ...wrench, quantity: null })).toEqual({
    id: wrench._id,
    name: 'Wrench',
    product: 'Wrench',
    pictures: ['pictures/1f527.webp'],
    stock: null,
    searchText: 'wrench',
  });
});

test('a tool without a name has one in its row and its dialogs, but none in the file', () => {
  const row = toToolRow({ ...wrench, name: '' });
  expect(row).toMatchObject({ name: 'Unnamed product', searchText: '' });
  expect(toCsv(toolCollection.columns, [row], 'comma')).toBe('\uFEFFName,Available Quantity\r\n,5\r\n');
});

test('filters what is low, and leaves an unknown stock empty in the file', () => {
  const rows = [5, 6, null].map((stock) => toToolRow({ ...wrench, name: `Stock ${stock}`, quantity: stock }));
  expect(arrangeCollection(rows, toolCollection, { low: 'on' }).map(({ stock }) => stock)).toEqual([5]);
  expect(toCsv(toolCollection.columns, rows, 'comma')).toBe('\uFEFFName,Available Quantity\r\nStock 5,5\r\nStock 6,6\r\nStock null,\r\n');
});

test('keeps the dialog while a PUT is verified, and says what is known', () => {
  const seen = new Map(walks.restock.snapshots.map((snapshot) => [snapshot.value, toRestockView(snapshot)]));
  expect(seen.get('verifying')).toMatchObject({ state: 'sending' });
  expect(seen.get('conflict')).toMatchObject({ state: 'conflict', stock: expect.toBeOneOf([4, null]) });
  expect(seen.get('resting')).toEqual({ state: 'closed' });
});

const timeout = { kind: 'timeout', status: null, isAmbiguous: true } as const;
const status = (code: number) => ({ kind: 'http', status: code, isAmbiguous: false }) as const;

test.each([
  ['before a PUT', null, 'This tool is no longer in the shop. Nothing was restocked.'],
  ['after a PUT', { from: 3, to: 10 }, 'This tool is no longer in the shop.'],
])('a tool that is gone %s', (_, write, message) => {
  const context = { ...initialContext, tool: toToolRow(wrench), write };
  expect(toRestockView(restockMachine.resolveState({ value: 'gone', context }))).toMatchObject({ state: 'gone', message });
});

test.each([
  ['unconfirmed', /^We could not find out whether your restock was saved\. Check again before you send more\./],
  ['unconfirmedUnstored', /^We could not find out whether your restock was saved\. Check again before you send more\./],
  ['writing', /^/],
  ['verifying', /^/],
  ['queueingAgain', /^/],
] as const)('%s asks to keep the page open if the browser cannot store the restock', (value, message) => {
  const view = (isStored: boolean) =>
    toRestockView(restockMachine.resolveState({ value, context: { ...initialContext, tool: toToolRow(wrench), isStored } }));
  expect(view(false)).toMatchObject({ message: expect.stringMatching(message) });
  expect(view(false)).toMatchObject({
    message: expect.stringMatching(/This browser cannot remember the restock, so please keep this page open\.$/),
  });
  expect(JSON.stringify(view(true))).not.toContain('keep this page open');
});

test('a restock that was refused with 403 says what to do', () => {
  const context = { ...initialContext, tool: toToolRow(wrench), failure: status(403) };
  expect(toRestockView(restockMachine.resolveState({ value: 'refused', context }))).toMatchObject({
    message: 'The stock was not changed. Your account is not allowed to do this. Sign in with another account.',
  });
});

test('a restock that another tab held up was not sent', () => {
  const failure = { kind: 'busy', status: null, isAmbiguous: false } as const;
  const context = { ...initialContext, tool: toToolRow(wrench), failure };
  expect(toRestockView(restockMachine.resolveState({ value: 'refused', context }))).toMatchObject({
    message: 'The stock was not changed. Another tab of this browser is still working on this. Finish there, then try again.',
  });
});

test('a restock that did not arrive, for no known reason, can be sent again', () => {
  const context = { ...initialContext, tool: toToolRow(wrench) };
  expect(toRestockView(restockMachine.resolveState({ value: 'refused', context }))).toMatchObject({
    message: 'The stock was not changed. You can send it again.',
  });
});

test.each([
  [status(403), /^The tool was not deleted\. Your account is not allowed to do this\./],
  [timeout, /^The tool was not deleted\. The shop is taking too long to answer\./],
  [
    { kind: 'busy', status: null, isAmbiguous: false } as const,
    /^The tool was not deleted\. Another tab of this browser is still working on this\. Finish there, then try again\.$/,
  ],
  [null, /^The tool was not deleted: it is still there\. Please try again\.$/],
  [status(404), /^The tool was not deleted: it is still there\. Please try again\.$/],
  ['unconfirmed' as const, /^We cannot tell whether the tool was deleted\./],
])('why it was not deleted: %o', (problem, message) => {
  const item = { id: 't1', name: 'Wrench', paid: false };
  const snapshot = removalMachine.resolveState({ value: 'failed', context: { item, problem } });
  expect(toDeleteToolView(snapshot)).toEqual({ state: 'failed', name: 'Wrench', message: expect.stringMatching(message) });
});

test('never shows NaN, undefined or the like, whatever a backend sends', () => {
  fc.assert(
    fc.property(wireRow(Tool), (tool) => {
      const { pictures, name } = toToolRow(tool);
      expect([stockCell(tool), name, ...pictures].join('\n')).not.toMatch(FORBIDDEN_TEXT);
    }),
    REPEATABLE,
  );
});
