/** Marks what is not part of the shop. The recorder ignores actions in it. */
export const NOT_RECORDED = { 'data-recorder': 'off' } as const;

/** Marks the fields of a card, the first of which has its number. Their values are recorded only for a test card. */
export const CARD_FIELDS = { 'data-recorder': 'card' } as const;
