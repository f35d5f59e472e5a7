/** The attribute of what is no part of the shop: what a person does in it is no step of a journey. */
export const NOT_RECORDED = { 'data-recorder': 'off' } as const;

/** The attribute of the fields of a card, of which the first has its number. They are kept only with a test card. */
export const CARD_FIELDS = { 'data-recorder': 'card' } as const;
