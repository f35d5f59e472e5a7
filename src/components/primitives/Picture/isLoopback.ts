const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Returns true if a URL's `hostname` is the local machine, for which plain http: is allowed. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);
