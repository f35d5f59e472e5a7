import { expect, test, vi } from 'vitest';
import { oncePerRow } from './oncePerRow.ts';

test('converts each row once, however often the rows are searched and sorted', () => {
  const convert = vi.fn<(row: { id: number }) => { name: string }>(({ id }) => ({ name: `Row ${id}` }));
  const toView = oncePerRow(convert);
  const rows = Array.from({ length: 100 }, (_, id) => ({ id }));
  const views = rows.map(toView);
  expect(views[7]).toEqual({ name: 'Row 7' });
  expect(
    rows
      .toReversed()
      .map(toView)
      .toReversed()
      .every((view, index) => view === views[index]),
  ).toBe(true);
  expect(convert).toHaveBeenCalledTimes(100);
});

test('converts a row again that has changed', () => {
  const toView = oncePerRow(({ id }: { id: number }) => ({ id }));
  const row = { id: 1 };
  expect(toView({ ...row, id: 2 })).toEqual({ id: 2 });
  expect(toView({ ...row })).not.toBe(toView(row));
});
