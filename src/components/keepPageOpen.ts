/** Asks the user to keep the page, because only it knows of pending work: the browser's storage is full or blocked. */
export const keepPageOpen = (pending: 'booking' | 'payment' | 'product' | 'restock'): string =>
  `This browser cannot remember the ${pending}, so please keep this page open.`;
