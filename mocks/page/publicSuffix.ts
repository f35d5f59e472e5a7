/**
 * Replaces `tldts` in the sandbox's bundle. msw's cookie jar uses it to get a host's registered domain, and the real one contains a list
 * of 300 kB. Here every host is its own domain, so hosts never share cookies. The sandbox uses none anyway.
 */
export const getDomain = (host: string): string => host;
