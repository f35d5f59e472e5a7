import type { OwedStock } from '#machines/order/stockReturn.machine.ts';
import type { Device } from '../services/ports.ts';

const OWED = 'owedStock';
const DOUBTS = 'stockDoubts';
const MOST_DOUBTS = 50;

const isWrite = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'object' && 'from' in value && 'to' in value && Number.isInteger(value.from) && Number.isInteger(value.to));

const isOwed = (value: unknown): value is OwedStock =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'toolId' in value &&
  typeof value.toolId === 'string' &&
  'amount' in value &&
  Number.isInteger(value.amount) &&
  'write' in value &&
  isWrite(value.write);

function readList(text: string | null): OwedStock[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isOwed) : [];
  } catch {
    return [];
  }
}

/**
 * The stock that this device still has to give back, kept in the browser (DECISIONS "Submit"): product ids and amounts, no
 * personal data. Doubts are what could not be settled; they are only written down.
 */
export function createOwedStock({ browser }: Pick<Device, 'browser'>) {
  const list = () => readList(browser.read(OWED));
  const others = (owed: OwedStock) => list().filter((entry) => entry.id !== owed.id);
  return {
    list,
    keep: (owed: OwedStock) => browser.write(OWED, JSON.stringify([...others(owed), owed])),
    forget: (owed: OwedStock) => browser.write(OWED, JSON.stringify(others(owed))),
    recordDoubt: (owed: OwedStock) => browser.write(DOUBTS, JSON.stringify([...readList(browser.read(DOUBTS)), owed].slice(-MOST_DOUBTS))),
  };
}
