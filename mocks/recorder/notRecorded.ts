/** The attribute of what is no part of the shop: what a person does in it is no step of a journey. */
export const NOT_RECORDED = { 'data-recorder': 'off' } as const;
