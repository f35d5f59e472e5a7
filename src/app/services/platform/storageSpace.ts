/**
 * The prefix of everything that a build of this mode stores in the browser. The live shop has its own, so that it does not resume the
 * payments of a demo that was on the same host.
 */
export const storageSpace = (mode: string): string => (mode === 'sandbox' ? 'gadget-garage' : 'gadget-garage live');
