/**
 * Returns the ETag of a row: a strong one, which changes with its content, but not with the order of its fields, which each store chooses.
 * Two rows of 53-bit hashes (cyrb53) are the same only by a chance of 1 in 10^16.
 */
export function etagOf(row: object): string {
  let [first, second] = [0xdeadbeef, 0x41c6ce57];
  for (const character of JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1)))) {
    const code = character.codePointAt(0) ?? 0;
    first = Math.imul(first ^ code, 2_654_435_761);
    second = Math.imul(second ^ code, 1_597_334_677);
  }
  first = Math.imul(first ^ (first >>> 16), 2_246_822_507) ^ Math.imul(second ^ (second >>> 13), 3_266_489_909);
  second = Math.imul(second ^ (second >>> 16), 2_246_822_507) ^ Math.imul(first ^ (first >>> 13), 3_266_489_909);
  return `"${((second >>> 0) * 2 ** 21 + (first >>> 11)).toString(36)}"`;
}

/** True if an If-Match header names the ETag of the row, or any (`*`). A missing header sets no condition. */
export const isMatch = (ifMatch: string | null, row: object): boolean =>
  ifMatch === null || ifMatch.trim() === '*' || ifMatch.split(',').some((etag) => etag.trim() === etagOf(row));
