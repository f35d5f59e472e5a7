/**
 * The prefix of everything that a build of this mode stores in the browser. The live shop has its own, so that it does not resume the
 * payments of a demo that was on the same host. So has a sandbox at another path, whose world gives its bookings the same ids.
 * @param base the path of the site, with a slash at both ends
 */
export const storageSpace = (mode: string, base: string): string =>
  mode === 'sandbox' ? `gadget-garage${base === '/' ? '' : ` ${base}`}` : 'gadget-garage live';
