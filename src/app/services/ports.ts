import type { ComponentType } from 'react';
import type { CardFieldProps } from '#components/blocks/PaymentForm/cardField.ts';
import type { Identity } from '#contract/entities/identity.ts';
import type { SignUpForm } from '#contract/forms/signUp.ts';
import type { Input, OperationName, Output } from '#contract/operations.ts';
import type { Billing, PaymentResult, PaymentMethodResult } from '#contract/payment.ts';

/** The options of a call, in addition to its input. */
export interface CallOptions {
  /** Aborts the call. */
  signal?: AbortSignal;
  /**
   * Set it on a read if the next PUT of the same row is computed from its value. With conditional writes, that PUT is then refused with 412
   * if the row has changed since (docs/product-rules.md#conditional-writes).
   */
  forUpdate?: boolean;
  /**
   * Names the logical write of a POST. With conditional writes, the backend applies it once, however often it is sent with this key.
   * @default a new random key for each call
   */
  idempotencyKey?: string;
  /** The identity service's own token, which only `login` sends (docs/product-rules.md#login-proof). @default none */
  idToken?: string | undefined;
}

/** The backend: one method per operation, with the operation's name. Rejects only with ApiError. */
export type ShopApi = {
  [Name in OperationName]: (input: Input<Name>, options?: CallOptions) => Promise<Output<Name>>;
};

/** Signs users in and out (Firebase, or the sandbox's fake). Rejects only with IdentityError. */
export interface IdentityService {
  /** Calls the listener with the signed-in user or null, first when known and then on every change. Returns an unsubscribe function. */
  watch(listener: (identity: Identity | null) => void): () => void;
  signIn(credentials: { email: string; password: string }): Promise<Identity>;
  /**
   * Creates an account, sets its name and signs it in: all of it, or nothing. If it rejects with 'email-already-in-use', 'weak-password',
   * 'invalid-email' …, no account exists, or it was deleted again. There are two exceptions. After 'sign-up-unfinished', an account exists
   * without its name. After 'network-request-failed', one may exist without its name, because the connection may have been lost after the
   * service created it.
   */
  signUp(form: SignUpForm): Promise<Identity>;
  /** Opens Google's window. Call it directly in the click handler, because browsers block a later popup. */
  signInWithGoogle(): Promise<Identity>;
  /** Call it when a page with the Google button is shown. Missing if nothing has to load before the click. */
  prepareGoogle?: () => void;
  signOut(): Promise<void>;
  /**
   * Resolves with the service's own token for this account, which has not expired; undefined if another account, or none, is signed in. It
   * proves who calls, so do not store or log it (docs/product-rules.md#login-proof).
   */
  getIdToken(email: string): Promise<string | undefined>;
  /**
   * Asks the service whether the signed-in user has confirmed their email. If so, their next ID token says it. Missing if nobody has to
   * confirm an email (docs/product-rules.md#unconfirmed-email).
   */
  checkEmail?: () => Promise<boolean>;
  /** Sends the signed-in user an email with a link that confirms the address. Missing if nobody has to. */
  sendVerification?: () => Promise<void>;
  /** Sends a password-reset email, or silently does nothing if no account has this email. Missing if no email can be sent. */
  sendPasswordReset?: (email: string) => Promise<void>;
}

/**
 * Takes card payments (Stripe, or the sandbox's fake). A method resolves with the provider's decision. It rejects if the outcome is
 * unknown, so that a card may have been charged.
 */
export interface CardPayments {
  /** The provider's own field, so that card digits never get into the shop. Mount only one at a time. */
  CardField: ComponentType<CardFieldProps>;
  /** Creates a payment method from the card in the mounted field. Charges nothing. */
  createPaymentMethod(billing: Billing): Promise<PaymentMethodResult>;
  /** Charges the card. Resolves with 'actionRequired' if the bank requires authentication. Call `authenticate` then. */
  confirmPayment(payment: { clientSecret: string; paymentMethodId: string }): Promise<PaymentResult>;
  /** Opens the bank's authentication in a dialog over the page. Resolves with the outcome. */
  authenticate(payment: { clientSecret: string }): Promise<PaymentResult>;
  /**
   * Looks up the state of a payment; changes nothing. An intent may have been tried with several cards. 'declined' has a message only if
   * this card was declined, and none if it was not tried, or not yet.
   */
  retrievePayment(payment: { clientSecret: string; paymentMethodId: string }): Promise<PaymentResult>;
}

/** Strings that outlive a page, in this tab or in this browser. */
export interface KeyValueStore {
  read(key: string): string | null;
  /** Returns false if the value is kept in this page only, because storage is full or blocked. */
  write(key: string, value: string): boolean;
  /** False if the value is kept in this page only. */
  isStored(key: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/**
 * The platform APIs that the app uses: time, randomness, storage, locks, and messages between tabs. No other code in src uses them
 * directly.
 */
export interface Platform {
  /** Milliseconds since 1970. Users and networks set this clock, so take ages from `isYoung` (platform/moment.ts). */
  now(): number;
  /** Milliseconds since the page began. Never goes back, but may stand still while the device sleeps. */
  uptime(): number;
  /** The local calendar day, YYYY-MM-DD, never computed through UTC. */
  today(): string;
  /** From 0 up to, but not including, 1. */
  random(): number;
  /** Resolves after the milliseconds; rejects with the signal's reason if it aborts. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Kept until the tab closes. */
  tabStore: KeyValueStore;
  /** Kept until it is removed. */
  browserStore: KeyValueStore;
  /**
   * Calls the listener with the key after another tab has written or removed it in `browserStore`, once this tab can read the change.
   * Returns an unsubscribe function.
   */
  onBrowserStoreChange(listener: (key: string) => unknown): () => void;
  /** Waits until no other tab holds the lock, then holds it until the returned function is called. */
  acquireLock(name: string, signal?: AbortSignal): Promise<() => void>;
  /** Makes the browser ask before the page is left or reloaded, if `isNeeded` returns true at that moment. */
  askBeforeLeaving(isNeeded: () => boolean): void;
  /** False only if it is certain that nothing can be sent. A sandbox inside the page is always online. */
  isOnline: () => boolean;
  /** Calls the listener when the connection is lost or restored. Returns an unsubscribe function. */
  onConnectionChange: (listener: () => void) => () => void;
  /** False if the browser would block a popup now, because the user's last click or key is too long ago. */
  canOpenPopup: () => boolean;
  /**
   * The path of the address, within the site. It changes as soon as the user follows a link, while the page that they leave is still
   * shown. A result that arrives then must be shown on the next page.
   */
  currentPath: () => string;
  /** Notifies the other tabs of this browser of a change. */
  broadcast(topic: string): void;
  /** Calls the listener when another tab broadcasts. Returns an unsubscribe function. */
  onBroadcast(listener: (topic: string) => void): () => void;
  /**
   * Calls the listener when Back or Forward shows this page as it was left, as Safari does. It has missed what other tabs broadcast and
   * wrote meanwhile. Returns an unsubscribe function.
   */
  onReturn(listener: () => void): () => void;
}

/** Runs a load that nobody waits for, and settles as it does. The page does not reload if a chunk is missing. */
export type LoadAhead = <T>(load: () => Promise<T>) => Promise<T>;
