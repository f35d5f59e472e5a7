/** How long a toast stays, in milliseconds (SPEC §9 "Toasts auto-close"). */
export const TOAST_DURATION = 5000;
