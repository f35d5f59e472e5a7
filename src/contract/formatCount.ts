/**
 * Formats a whole number, such as '1,204'. Use formatPrice for dollars. Not with Intl, because its first use loads the data of a language,
 * which takes a slow phone longer than a frame of the first load may (docs/performance.md).
 */
export const formatCount = (count: number | bigint): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
