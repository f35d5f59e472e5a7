import type { Identity } from '#contract/entities/identity.ts';
import type { Input, OperationName, Output } from '#contract/operations.ts';

/** What a call may be given beside its input. */
export interface CallOptions {
  /** The caller takes the call back. */
  signal?: AbortSignal;
}

/** The backend: one method an operation, under the operation's own name. Rejects with ApiError only. */
export type ShopApi = {
  [Name in OperationName]: (input: Input<Name>, options?: CallOptions) => Promise<Output<Name>>;
};

/** Who is signed in (Firebase, or the sandbox's stand-in). Rejects with IdentityError only. */
export interface IdentityService {
  /** Tells who is signed in, once that is known and at every change; null is nobody. Returns how to stop. */
  watch(listener: (identity: Identity | null) => void): () => void;
  signIn(credentials: { email: string; password: string }): Promise<Identity>;
  /**
   * Makes an account, gives it the name and signs it in: all of it, or nothing. Rejects with 'email-already-in-use', 'weak-password',
   * 'invalid-email' …, and then no account was made, or it was taken back.
   */
  signUp(form: { name: string; email: string; password: string }): Promise<Identity>;
  signInWithGoogle(): Promise<Identity>;
  signOut(): Promise<void>;
}

/** A small store of texts that outlives a page: of this tab, or of this browser. Full or forbidden storage is a no-op. */
export interface Drawer {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

/** What the machine under the browser gives: time, chance, storage, locks, and word from other tabs. Nothing else in src touches them. */
export interface Device {
  /** Milliseconds since 1970. */
  now(): number;
  /** The calendar day here, YYYY-MM-DD, never through UTC. */
  today(): string;
  /** From 0 up to, not including, 1. */
  random(): number;
  /** Resolves after the milliseconds; rejects with the signal's reason when it is taken back. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Kept until the tab closes. */
  tab: Drawer;
  /** Kept until it is removed. */
  browser: Drawer;
  /** Waits until no other tab holds the name, then holds it until the function returned is called. */
  hold(name: string, signal?: AbortSignal): Promise<() => void>;
  /** Has the browser ask before the page is left or loaded anew, whenever that is needed then. */
  askBeforeLeaving(isNeeded: () => boolean): void;
  /** Tells the other tabs of this browser that something changed. */
  announce(topic: string): void;
  /** Hears what other tabs announce. Returns how to stop. */
  listen(listener: (topic: string) => void): () => void;
}
