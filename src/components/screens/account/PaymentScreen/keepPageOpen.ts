/** Shown while only this page knows of a payment, because the browser's storage is full or blocked. */
export const KEEP_PAGE_OPEN = 'This browser cannot remember the payment, so please keep this page open until it is saved.';
