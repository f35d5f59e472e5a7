// The phone and its link, to which all measurements apply: a mid-range phone on a slow mobile network.

/** Milliseconds from a request to the first byte of its response. */
export const LATENCY = 150;

/** In bytes per second: 1.6 Mbps down and 750 kbps up. */
export const LINK = { offline: false, latency: LATENCY, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export const CPU_SLOWDOWN = 4;

export const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
