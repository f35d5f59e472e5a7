/**
 * Asks the user to keep the page, because only it knows of pending work: the browser's storage is full or blocked. A payment is saved later
 * than the page says that it is completed, so its sentence says until when.
 */
export const keepPageOpen = (pending: 'booking' | 'payment' | 'product' | 'restock'): string =>
  `This browser cannot remember the ${pending}, so please keep this page open${pending === 'payment' ? ' until it is saved' : ''}.`;
