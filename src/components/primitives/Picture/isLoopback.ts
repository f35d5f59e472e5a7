const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a URL's `hostname` is this computer itself, which plain http: may be used with. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);
