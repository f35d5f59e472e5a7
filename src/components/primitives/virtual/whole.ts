/** So many rows are there as a whole, for searching in the page, printing and screen readers. */
export const WHOLE = 60;
