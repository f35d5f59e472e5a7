/** Up to this many rows are all rendered, for in-page search, printing and screen readers. */
export const WHOLE = 60;
