/** Joins all sentences that are not '' to one text, because a page that is translated shows a change of a text only if it is alone. */
export const joinSentences = (...sentences: string[]): string => sentences.filter((sentence) => sentence !== '').join(' ');
