/** The default duration of a toast in milliseconds (docs/spec.md#constants). */
export const TOAST_DURATION = 5000;
