/**
 * Takes the place of `tldts` in the sandbox's bundle: msw's cookie jar asks it for a host's registered domain, and the
 * real one answers from a list of 300 kB. Here every host is its own domain, so cookies are never shared among hosts, and
 * the sandbox uses none anyway.
 */
export const getDomain = (host: string): string => host;
