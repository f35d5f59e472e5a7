// Without Intl, because the first formatter loads the data of its language, which delays the first load on a slow phone
// (docs/decisions/0033-first-paint-before-react.md).
/** Formats a whole number, such as '1,204'. Use formatPrice for dollars. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
