import { randomBytes } from 'node:crypto';

const PROCESS = randomBytes(5).toString('hex');
let counter = randomBytes(3).readUIntBE(0, 3);

/**
 * Returns a new id of 24 hexadecimal digits, as MongoDB's: the second, which makes the order of ids that of age, five random bytes of this
 * process, and a counter (https://www.mongodb.com/docs/manual/reference/bson-types/#objectid).
 */
export function newId(): string {
  counter = (counter + 1) % 2 ** 24;
  const second = Math.floor(Date.now() / 1000);
  return second.toString(16).padStart(8, '0') + PROCESS + counter.toString(16).padStart(6, '0');
}
