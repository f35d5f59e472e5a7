/** Shown while only this page knows of a payment, because the browser's storage is full or blocked. */
export const KEEP_PAGE_OPEN = 'This browser cannot remember the payment, so please keep this page open until it is saved.';

/** Joins all sentences that are not '' to one text, because a page that is translated shows a change of a text only if it is alone. */
export const joinSentences = (...sentences: string[]): string => sentences.filter((sentence) => sentence !== '').join(' ');
