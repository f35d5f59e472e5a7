import { hash } from 'node:crypto';
import { Stripe } from 'stripe';
import * as v from 'valibot';
import { HttpError } from '../src/server/response.ts';

/** A payment intent that has charged somebody, as the provider reports it. */
export interface Charge {
  intentId: string;
  cents: number;
  /** Whose order it pays, or the administrator who pays one of several; '' for one that this shop did not create. */
  email: string;
  /** The booking that it was created for, where that was certain (`ANY_BOOKING`: an administrator says it later). */
  bookingId: string | undefined;
}

/** An event that the provider reports by its webhook. */
export type ProviderEvent = { id: string } & (
  | { kind: 'charged'; charge: Charge }
  | { kind: 'refunded'; charge: Charge; refundedCents: number }
  | { kind: 'other' }
);

/** Stands for the booking of an administrator's intent that fits those of several people. Only its PATCH says which. */
export const ANY_BOOKING = 'any';

export interface Cards {
  /**
   * An order has one intent, which charges once, whoever pays it on however many devices. `key`: of an intent that is not for a certain order,
   * so that a repeated request creates no second one.
   */
  createIntent(intent: { cents: number; email: string; bookingId: string | undefined }, key: string): Promise<{ clientSecret: string }>;
  /** Resolves with the charge of an intent; null if there is none, or if it has not succeeded, is not in dollars, or was given back as a whole. */
  findCharge(intentId: string): Promise<Charge | null>;
  /** Reads an event. `body`: the raw text, byte for byte as it came. Throws an HttpError if the provider has not signed it. */
  readEvent(body: string, signature: string | null): ProviderEvent;
}

const IntentId = v.pipe(v.string(), v.regex(/^pi_\w+$/));

const ownerOf = (metadata: Stripe.Metadata) => ({ email: metadata['email'] ?? '', bookingId: metadata['booking'] });

/** Every price of the shop is in it. An account at the provider may have intents of other programs too. */
const CURRENCY = 'usd';

const chargeOf = ({ id, status, amount_received: cents, currency, metadata }: Stripe.PaymentIntent): Charge | null =>
  status === 'succeeded' && currency === CURRENCY ? { intentId: id, cents, ...ownerOf(metadata) } : null;

/** True if an intent was cancelled, or its charge given back as a whole, so that it pays nothing any more. */
const isOver = ({ status, latest_charge: charge }: Stripe.PaymentIntent): boolean =>
  status === 'canceled' || (typeof charge === 'object' && charge?.refunded === true);

function eventOf({ id, type, data }: Stripe.Event): ProviderEvent {
  if (type === 'payment_intent.succeeded') {
    const charge = chargeOf(data.object);
    return charge === null ? { id, kind: 'other' } : { id, kind: 'charged', charge };
  }
  if (type === 'charge.refunded') {
    // A charge has the metadata of its intent.
    const { payment_intent: intent, amount: cents, amount_refunded: refundedCents, currency, metadata } = data.object;
    const intentId = typeof intent === 'string' ? intent : intent?.id;
    if (intentId === undefined || currency !== CURRENCY) return { id, kind: 'other' };
    return { id, kind: 'refunded', charge: { intentId, cents, ...ownerOf(metadata) }, refundedCents };
  }
  return { id, kind: 'other' };
}

/** More calls at once would take the connections of the database from those who only look at products. */
const MAX_PENDING = 4;

const { errors } = Stripe;

/** Answers for a failure that passes and for a refused amount. Any other failure, such as a wrong key, is a defect, which is reported. */
function explained(error: unknown): unknown {
  const { StripeAPIError, StripeConnectionError, StripeInvalidRequestError, StripeRateLimitError } = errors;
  if (error instanceof StripeConnectionError || error instanceof StripeAPIError || error instanceof StripeRateLimitError)
    return new HttpError(503, 'The payment provider does not answer');
  if (error instanceof StripeInvalidRequestError && (error.code === 'amount_too_small' || error.code === 'amount_too_large'))
    return new HttpError(400, 'The payment provider charges no such amount');
  return error;
}

interface StripeOptions {
  secretKey: string;
  webhookSecret: string;
  /** An address in place of Stripe's own, for tests. */
  address?: string | undefined;
}

/** Card payments at Stripe. A transaction waits for its answers, so few do so at once. Each question may take 5 s, twice. */
export function stripeCards({ secretKey, webhookSecret, address }: StripeOptions): Cards {
  const { hostname: host, port, protocol } = new URL(address ?? 'https://api.stripe.com');
  const stripe = new Stripe(secretKey, {
    host,
    ...(port === '' ? {} : { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: 5_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  const find = (id: string) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  let pending = 0;
  async function ask<T>(question: () => Promise<T>): Promise<T> {
    if (pending === MAX_PENDING) throw new HttpError(503, 'Too many payments at the same time');
    pending += 1;
    try {
      return await question();
    } catch (error) {
      throw explained(error);
    } finally {
      pending -= 1;
    }
  }
  return {
    createIntent: async ({ cents, email, bookingId }, key) => {
      const metadata = { email, ...(bookingId !== undefined && { booking: bookingId }) };
      const intent = { amount: cents, currency: CURRENCY, allowed_payment_method_types: ['card'], metadata };
      const create = (idempotencyKey: string) => stripe.paymentIntents.create(intent, { idempotencyKey });
      const created = await ask(async () => {
        if (bookingId === undefined || bookingId === ANY_BOOKING) return create(key);
        // For a day, Stripe repeats its first answer to a key, even a fault, whatever has become of the intent. 409: the key is in use.
        const own = hash('sha1', JSON.stringify(intent));
        const first = await create(own).catch((reason: unknown) => {
          if (reason instanceof errors.StripeAPIError && reason.statusCode !== 409) return create(`${own}-2`);
          throw reason;
        });
        const isKnown = first.lastResponse.headers['idempotent-replayed'] === 'true';
        return isKnown && isOver(await find(first.id)) ? create(`${own}-${first.id}`) : first;
      });
      return { clientSecret: created.client_secret ?? '' };
    },
    findCharge: async (intentId) => {
      if (!v.is(IntentId, intentId)) return null;
      try {
        const intent = await ask(() => find(intentId));
        return isOver(intent) ? null : chargeOf(intent);
      } catch (error) {
        if (error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing') return null;
        throw error;
      }
    },
    readEvent: (body, signature) => {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature ?? '', webhookSecret));
      } catch (error) {
        throw error instanceof errors.StripeSignatureVerificationError
          ? new HttpError(400, 'The event is not signed by the provider')
          : error;
      }
    },
  };
}

const refuse = (): never => {
  throw new HttpError(503, 'This shop takes no payments: its backend was started without STRIPE_SECRET_KEY');
};

/** For a shop where nobody can pay. */
export const noCards: Cards = { createIntent: async () => refuse(), findCharge: async () => refuse(), readEvent: refuse };
