import type { tones } from './Toaster.css.ts';

/** A temporary message. */
export interface Toast {
  id: string;
  /** `good`: the action succeeded; `neutral`: nothing changed; `critical`: the action failed, announced immediately. */
  tone: keyof typeof tones;
  /** A sentence. */
  text: string;
  /** The next step. The toast is gone soon, so the page it leads to must have another way to it. */
  link?: ToastLink;
}

/** A link in a toast. */
export interface ToastLink {
  href: string;
  label: string;
  /** Tells screen reader users how to get there when the toast is gone: 'You can pay in My Orders.' */
  hint: string;
}
