// Stands in for Stripe's API, which its own mock cannot: that one remembers nothing. Only what the backend and the shop use, as documented.
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { serve } from 'srvx';
import { Stripe } from 'stripe';
import { type TestCard, testCards, UNAUTHENTICATED } from '../../mocks/payments/testCards.ts';

interface PaymentError {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  code: string;
  message: string;
  payment_method?: { id: string };
}

/** The fields of an intent that this stand-in keeps (https://docs.stripe.com/api/payment_intents/object). */
interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  metadata: Record<string, string>;
  payment_method: string | null;
  last_payment_error: PaymentError | null;
  latest_charge: string | null;
}

/** An event, signed: the body of a webhook and its Stripe-Signature header. */
export interface StripeEvent {
  body: string;
  signature: string;
}

export interface StripeStandIn {
  /** The URL of its API, which also has, at `/stripe.js`, the script for the shop's pages in place of Stripe's own. */
  address: string;
  /** The settings of a backend that takes it for Stripe. */
  settings: { STRIPE_SECRET_KEY: string; STRIPE_WEBHOOK_SECRET: string; STRIPE_ADDRESS: string };
  intents: ReadonlyMap<string, Intent>;
  /** Confirms an intent with a test payment method (https://docs.stripe.com/testing). Returns its status. */
  confirm: (id: string, method?: string) => Intent['status'];
  /** The Stripe-Signature header of a body, made now: it is accepted for five minutes. */
  sign: (body: string) => string;
  eventOf: (type: 'payment_intent.succeeded' | 'charge.refunded', id: string, refunded?: number) => StripeEvent;
  /** Gives back a charge, or a part of it. */
  refund: (id: string, cents: number) => void;
  /**
   * Answers the next key, from then on, with a fault (500), or that another request with it is being carried out (409):
   * https://docs.stripe.com/api/idempotent_requests
   */
  failKey: (status: 409 | 500) => void;
  /** Answers nothing until `release` is called. `asked` resolves when there is a request that waits for it. */
  hold: () => { release: () => void; asked: Promise<void> };
  /** Forgets all intents. */
  reset: () => void;
  close: () => Promise<void>;
}

interface StandInOptions {
  /** Of 127.0.0.1; 0 is any free one. */
  port?: number;
  /** Keeps the intents over a restart. @default they are forgotten */
  file?: string;
  /** Gets the event of each charge. */
  onEvent?: (event: StripeEvent) => void;
}

/** The cards of Stripe's own, which the sandbox's fake has too. */
const cards = new Map(testCards.flatMap((card) => (card.outcome.kind === 'processes' ? [] : [[card.number, card] as const])));

/** Payment methods of Stripe's own, with their cards. */
const METHODS: Readonly<Record<string, string>> = {
  pm_card_visa: '4242424242424242',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_chargeDeclined: '4000000000000002',
};

/** The codes of declines that are not `card_declined`. */
const CODES: Readonly<Record<string, string>> = {
  4000000000000069: 'expired_card',
  4000000000000127: 'incorrect_cvc',
  4000000000000119: 'processing_error',
};

/** Why a card is declined, after the bank has asked if it does; null if it is charged. */
function declineOf({ outcome }: TestCard): string | null {
  if (outcome.kind === 'declined') return outcome.message;
  return outcome.kind === 'requiresAction' ? outcome.declinedAfterwards : null;
}

/** An answer that is an error, as Stripe's libraries expect it. */
class StripeFailure extends Error {
  readonly status: 400 | 402 | 404 | 409 | 500;
  readonly error: PaymentError & { payment_intent?: Intent };
  constructor(status: StripeFailure['status'], error: StripeFailure['error']) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}
const invalid = (code: string, message: string, intent?: Intent) =>
  new StripeFailure(code === 'resource_missing' ? 404 : 400, {
    type: 'invalid_request_error',
    code,
    message,
    ...(intent === undefined ? {} : { payment_intent: intent }),
  });

/** Reads one level of Stripe's form encoding: `metadata[email]=…`. */
const readNested = (form: URLSearchParams, parent: string): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (name.startsWith(`${parent}[`) ? [[name.slice(parent.length + 1, -1), value]] : [])),
  );

interface Kept {
  intents: Intent[];
  /** The card of each payment method. */
  methods: [string, string][];
  /** The cents that were given back, by intent. */
  refunds: [string, number][];
}

/** Starts it at 127.0.0.1. */
export async function startStripeStandIn({ port = 0, file, onEvent }: StandInOptions = {}): Promise<StripeStandIn> {
  const kept = file !== undefined && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : null;
  const intents = new Map(kept?.intents.map((intent) => [intent.id, intent]));
  const methods = new Map(kept?.methods);
  const refunds = new Map(kept?.refunds);
  /** By idempotency key. */
  const answered = new Map<string, { text: string; intent: Intent | 409 | 500 }>();
  let failing: 409 | 500 | null = null;
  const secretKey = 'sk_test_stand_in';
  const webhookSecret = `whsec_${randomUUID()}`;
  const stripe = new Stripe(secretKey);
  let held = Promise.resolve();
  let onAsked = () => {};

  function keep() {
    if (file === undefined) return;
    writeFileSync(`${file}.part`, JSON.stringify({ intents: [...intents.values()], methods: [...methods], refunds: [...refunds] }));
    renameSync(`${file}.part`, file);
  }
  function create(form: URLSearchParams): Intent {
    const amount = Number(form.get('amount'));
    // https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
    if (amount < 50) throw invalid('amount_too_small', 'Amount must be at least $0.50 usd');
    if (amount > 99_999_999) throw invalid('amount_too_large', 'Amount must be no more than $999,999.99');
    const id = `pi_${intents.size + 1}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: form.get('currency') ?? '',
      client_secret: `${id}_secret_${randomUUID().replaceAll('-', '')}`,
      status: 'requires_payment_method',
      metadata: readNested(form, 'metadata'),
      payment_method: null,
      last_payment_error: null,
      latest_charge: null,
    };
    intents.set(id, intent);
    return intent;
  }
  function find(id: string): Intent {
    const intent = intents.get(id);
    if (intent === undefined) throw invalid('resource_missing', 'No such payment_intent');
    return intent;
  }
  const sign = (body: string) => stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
  const eventOf: StripeStandIn['eventOf'] = (type, id, refunded = 0) => {
    const intent = find(id);
    const { latest_charge, amount, currency } = intent;
    const charge = { id: latest_charge, object: 'charge', amount, amount_refunded: refunded, currency, payment_intent: id };
    const object = type === 'charge.refunded' ? { ...charge, metadata: intent.metadata } : intent;
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
    return { body, signature: sign(body) };
  };

  /** Charges the card of an intent, unless it is declined. */
  function settle(intent: Intent, decline: string | null, code = 'card_declined') {
    intent.status = decline === null ? 'succeeded' : 'requires_payment_method';
    if (decline === null) {
      Object.assign(intent, { amount_received: intent.amount, latest_charge: intent.id.replace('pi_', 'ch_'), last_payment_error: null });
      onEvent?.(eventOf('payment_intent.succeeded', intent.id));
      return;
    }
    const isUnauthenticated = decline === UNAUTHENTICATED;
    intent.last_payment_error = {
      type: isUnauthenticated ? 'invalid_request_error' : 'card_error',
      code: isUnauthenticated ? 'payment_intent_authentication_failure' : code,
      message: decline,
      payment_method: { id: intent.payment_method ?? '' },
    };
  }
  const cardOf = (method: string) => cards.get(methods.get(method) ?? METHODS[method] ?? '');
  /** https://docs.stripe.com/api/payment_intents/confirm */
  function confirm(id: string, method = 'pm_card_visa'): Intent['status'] {
    const intent = find(id);
    if (intent.status === 'succeeded')
      throw invalid('payment_intent_unexpected_state', 'This PaymentIntent cannot be confirmed any more.', intent);
    const card = cardOf(method);
    if (card === undefined) throw invalid('resource_missing', 'No such PaymentMethod.');
    Object.assign(intent, { payment_method: method, last_payment_error: null });
    if (card.outcome.kind === 'requiresAction') intent.status = 'requires_action';
    else settle(intent, declineOf(card), CODES[card.number]);
    keep();
    return intent.status;
  }
  /** What the shopper answers to their bank. */
  function authenticate(id: string, isAccepted: boolean) {
    const intent = find(id);
    const card = cardOf(intent.payment_method ?? '');
    if (intent.status !== 'requires_action' || card === undefined) return;
    settle(intent, isAccepted ? declineOf(card) : UNAUTHENTICATED);
    keep();
  }

  /** The intent of a page, which knows its secret. */
  function findForPage(id: string, secret: string | null): Intent {
    const intent = find(id);
    if (secret !== intent.client_secret) throw invalid('resource_missing', 'No such payment_intent');
    return intent;
  }
  /** Answers a page with an intent, or with why it was not charged. */
  const answerPage = ({ json }: Context, intent: Intent) =>
    intent.last_payment_error === null ? json(intent) : json({ error: { ...intent.last_payment_error, payment_intent: intent } }, 402);

  const app = new Hono().basePath('/v1');
  app.use(cors());
  app.use(async (_, next) => {
    onAsked();
    await held;
    return next();
  });
  app.post('/payment_methods', async ({ req, json }) => {
    const { number = '' } = readNested(new URLSearchParams(await req.text()), 'card');
    if (!cards.has(number))
      throw new StripeFailure(402, {
        type: 'card_error',
        code: 'card_declined',
        message: 'Your card was declined. Your request was in test mode, but used a non test card.',
      });
    const id = `pm_${randomUUID()}`;
    methods.set(id, number);
    keep();
    return json({ id, object: 'payment_method' });
  });
  // Without the secret of an intent, only the shop's own backend may read and create them.
  app.use('/payment_intents/:id?', async ({ req }, next) => {
    const isOwn = req.header('authorization')?.startsWith('Bearer sk_test_') === true;
    if (!isOwn && req.query('client_secret') === undefined) throw invalid('secret_key_required', 'This needs the secret key.');
    return next();
  });
  app.post('/payment_intents', async ({ req, json }) => {
    const text = await req.text();
    const key = req.header('idempotency-key');
    const known = key === undefined ? undefined : answered.get(key);
    if (known !== undefined && known.text !== text)
      throw new StripeFailure(400, {
        type: 'idempotency_error',
        code: '',
        message: 'Keys for idempotent requests can only be used with the same parameters',
      });
    const intent = known?.intent ?? failing ?? create(new URLSearchParams(text));
    failing = null;
    // The answer of then, whatever becomes of the intent.
    if (key !== undefined) answered.set(key, { text, intent: structuredClone(intent) });
    if (intent === 500) throw new StripeFailure(500, { type: 'api_error', code: '', message: 'Sorry, something went wrong.' });
    if (intent === 409)
      throw new StripeFailure(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'It is in use.' });
    keep();
    return json(intent, known === undefined ? {} : { headers: { 'Idempotent-Replayed': 'true' } });
  });
  app.get('/payment_intents/:id', ({ req, json }) => {
    const secret = req.query('client_secret');
    if (secret !== undefined) return json(findForPage(req.param('id'), secret));
    const intent = find(req.param('id'));
    const isExpanded = req.queries('expand[0]')?.includes('latest_charge') === true && intent.latest_charge !== null;
    const charge = { id: intent.latest_charge, object: 'charge', refunded: (refunds.get(intent.id) ?? 0) >= intent.amount };
    return json(isExpanded ? { ...intent, latest_charge: charge } : intent);
  });
  app.post('/payment_intents/:id/confirm', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const intent = findForPage(context.req.param('id'), form.get('client_secret'));
    confirm(intent.id, form.get('payment_method') ?? '');
    return answerPage(context, intent);
  });
  // In place of the bank's own page.
  app.post('/payment_intents/:id/authenticate', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const intent = findForPage(context.req.param('id'), form.get('client_secret'));
    authenticate(intent.id, form.get('accepted') === 'true');
    return answerPage(context, intent);
  });
  app.post('/refunds', async ({ req, json }) => {
    const form = new URLSearchParams(await req.text());
    const intent = find(form.get('payment_intent') ?? '');
    if (intent.latest_charge === null) throw invalid('charge_missing', 'This PaymentIntent has no charge.');
    const before = refunds.get(intent.id) ?? 0;
    const amount = Number(form.get('amount') ?? intent.amount - before);
    if (!(amount > 0 && before + amount <= intent.amount))
      throw invalid('charge_already_refunded', 'This is more than is left of the charge.');
    refunds.set(intent.id, before + amount);
    onEvent?.(eventOf('charge.refunded', intent.id, before + amount));
    keep();
    return json({ object: 'refund', amount, payment_intent: intent.id, status: 'succeeded' });
  });
  app.onError((error, { json }) => {
    if (error instanceof StripeFailure) return json({ error: error.error }, error.status);
    throw error;
  });
  const source = await readFile(new URL('../../tests/live/fakes/stripe.js', import.meta.url), 'utf8');
  const fetch = (request: Request) =>
    new URL(request.url).pathname === '/stripe.js'
      ? new Response(source, { headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' } })
      : app.fetch(request);
  const server = serve({
    fetch,
    hostname: '127.0.0.1',
    port,
    silent: true,
    gracefulShutdown: false,
    // A client must not meet a connection that is just closed because it was idle.
    node: { keepAliveTimeout: 600_000 },
  });
  await server.ready();
  const address = (server.url ?? '').replace(/\/$/, '');
  return {
    address,
    settings: { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_ADDRESS: address },
    intents,
    confirm,
    sign,
    eventOf,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return { release: resolve, asked: new Promise((resolveAsked) => (onAsked = resolveAsked)) };
    },
    failKey: (status) => (failing = status),
    refund: (id, cents) => void refunds.set(id, cents),
    reset: () => {
      intents.clear();
      answered.clear();
      refunds.clear();
    },
    close: () => server.close(true),
  };
}
