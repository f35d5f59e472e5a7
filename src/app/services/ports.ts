import type { ComponentType } from 'react';
import type { CardFieldProps } from '#components/blocks/PaymentForm/cardField.ts';
import type { Identity } from '#contract/entities/identity.ts';
import type { Input, OperationName, Output } from '#contract/operations.ts';
import type { Billing, PaymentAnswer, PaymentMethodAnswer } from '#contract/payment.ts';

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
   * 'invalid-email' …, and then no account was made, or it was taken back. Two codes are exceptions: after 'sign-up-unfinished' one is
   * left, without its name; after 'network-request-failed' one may be left so, where the service made it and then nothing got through.
   */
  signUp(form: { name: string; email: string; password: string }): Promise<Identity>;
  /** Opens Google's window, within the press that asks for it: browsers open none later. */
  signInWithGoogle(): Promise<Identity>;
  /** A page that offers Google is on show. Missing where nothing needs to be ready before the press. */
  prepareGoogle?: () => void;
  signOut(): Promise<void>;
  /** Sends a letter with which a new password can be set, or says nothing where nobody has this e-mail. Missing where no letter can be sent. */
  sendPasswordReset?: (email: string) => Promise<void>;
}

/**
 * Takes cards (Stripe, or the sandbox's stand-in). Its answers tell what the provider decided; a call that rejects was not answered, so
 * that a payment may have been made all the same.
 */
export interface CardPayments {
  /** The provider's own field: no digit of a card ever gets into the shop. One at a time. */
  CardField: ComponentType<CardFieldProps>;
  /** Makes a payment method of the card in the field that is on the page; charges nothing. */
  createPaymentMethod(billing: Billing): Promise<PaymentMethodAnswer>;
  /** Charges. Where the bank wants to ask the shopper it answers 'actionRequired', and has not asked yet. */
  confirmPayment(payment: { clientSecret: string; paymentMethodId: string }): Promise<PaymentAnswer>;
  /** Has the bank ask the shopper, over the page, and waits for the outcome. */
  authenticate(payment: { clientSecret: string }): Promise<PaymentAnswer>;
  /**
   * Looks up where a payment stands; changes nothing. An intent may have been tried with several cards: 'declined' has words only where it
   * was this one that was declined, and none where this one was never tried, or not yet.
   */
  retrievePayment(payment: { clientSecret: string; paymentMethodId: string }): Promise<PaymentAnswer>;
}

/** Texts that outlive a page, in this tab or in this browser. */
export interface KeyValueStore {
  read(key: string): string | null;
  /** False when it is kept in this page alone, since storage is full or forbidden. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  keys(): string[];
}

/** What the machine under the browser gives: time, chance, storage, locks, and word from other tabs. Nothing else in src touches them. */
export interface Platform {
  /** Milliseconds since 1970. */
  now(): number;
  /** The calendar day here, YYYY-MM-DD, never through UTC. */
  today(): string;
  /** From 0 up to, not including, 1. */
  random(): number;
  /** Resolves after the milliseconds; rejects with the signal's reason when it is taken back. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Kept until the tab closes. */
  tabStore: KeyValueStore;
  /** Kept until it is removed. */
  browserStore: KeyValueStore;
  /** Calls with the key when another tab has written or removed something kept in `browser`, and this tab sees it. Returns how to stop. */
  onBrowserStoreChange(listener: (key: string) => unknown): () => void;
  /** Waits until no other tab holds the name, then holds it until the function returned is called. */
  acquireLock(name: string, signal?: AbortSignal): Promise<() => void>;
  /** Has the browser ask before the page is left or loaded anew, whenever that is needed then. */
  askBeforeLeaving(isNeeded: () => boolean): void;
  /** False only where it is known that nothing can be sent. A sandbox inside the page is always online. */
  isOnline: () => boolean;
  /** Calls when the connection has gone or come back. Returns how to stop. */
  onConnectionChange: (listener: () => void) => () => void;
  /** Tells the other tabs of this browser that something changed. */
  broadcast(topic: string): void;
  /** Hears what other tabs announce. Returns how to stop. */
  onBroadcast(listener: (topic: string) => void): () => void;
}
