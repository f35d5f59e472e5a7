/** How long a toast stays, in milliseconds (docs/spec.md#constants). */
export const TOAST_DURATION = 5000;
