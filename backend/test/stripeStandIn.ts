// Stands in for Stripe's API, which its own mock cannot: that one remembers nothing. Only what the backend uses, as documented.
import { Hono } from 'hono';
import { serve } from 'srvx';
import { Stripe } from 'stripe';

/** The fields of an intent that this stand-in keeps (https://docs.stripe.com/api/payment_intents/object). */
interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  client_secret: string;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  metadata: Record<string, string>;
  latest_charge: string | null;
}

export interface StripeStandIn {
  address: string;
  intents: ReadonlyMap<string, Intent>;
  /** Confirms an intent with one of Stripe's test payment methods (https://docs.stripe.com/testing). Returns its status. */
  confirm: (id: string, method?: string) => Intent['status'];
  /** An event about an intent, signed: the body of a webhook and its Stripe-Signature header. */
  eventOf: (type: 'payment_intent.succeeded' | 'charge.refunded', id: string, refunded?: number) => { body: string; signature: string };
  /** Gives back a charge, or a part of it. */
  refund: (id: string, cents: number) => void;
  /** Answers nothing until the returned function is called. */
  hold: () => () => void;
  /** Forgets all intents. */
  reset: () => void;
  close: () => Promise<void>;
}

/** Reads Stripe's form encoding: `metadata[email]=…`. */
function readForm(text: string): { amount: number; currency: string; metadata: Record<string, string> } {
  const form = new URLSearchParams(text);
  const metadata: Record<string, string> = {};
  for (const [name, value] of form) {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
    if (key !== undefined) metadata[key] = value;
  }
  return { amount: Number(form.get('amount')), currency: form.get('currency') ?? '', metadata };
}

const STATUS: Record<string, Intent['status']> = {
  pm_card_visa: 'succeeded',
  pm_card_threeDSecure2Required: 'requires_action',
  pm_card_chargeDeclined: 'requires_payment_method',
};

const failure = (type: string, message: string) => ({ error: { type, message } });

/** Starts it at a port of 127.0.0.1; 0 selects any free one. `webhookSecret`: signs the events. */
export async function startStripeStandIn({ port = 0, webhookSecret }: { port?: number; webhookSecret: string }): Promise<StripeStandIn> {
  const intents = new Map<string, Intent>();
  /** The cents that were given back, by intent. */
  const refunds = new Map<string, number>();
  const answered = new Map<string, { text: string; intent: Intent }>();
  const stripe = new Stripe('sk_test_stand_in');
  let events = 0;
  let held = Promise.resolve();

  function create(text: string): Intent {
    const { amount, currency, metadata } = readForm(text);
    const id = `pi_${intents.size + 1}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency,
      client_secret: `${id}_secret_${crypto.randomUUID().replaceAll('-', '')}`,
      status: 'requires_payment_method',
      metadata,
      latest_charge: null,
    };
    intents.set(id, intent);
    return intent;
  }
  function find(id: string): Intent {
    const intent = intents.get(id);
    if (intent === undefined) throw new Error(`No intent ${id}`);
    return intent;
  }
  const confirm = (id: string, method = 'pm_card_visa') => {
    const intent = find(id);
    // A charged intent stays charged.
    if (intent.status === 'succeeded') return intent.status;
    intent.status = STATUS[method] ?? 'requires_payment_method';
    if (intent.status === 'succeeded') Object.assign(intent, { amount_received: intent.amount, latest_charge: id.replace('pi_', 'ch_') });
    return intent.status;
  };

  const app = new Hono().basePath('/v1');
  app.use(async (_, next) => {
    await held;
    return next();
  });
  app.post('/payment_intents', async ({ req, json }) => {
    const text = await req.text();
    const key = req.header('idempotency-key');
    const known = key === undefined ? undefined : answered.get(key);
    if (known !== undefined && known.text !== text)
      return json(failure('idempotency_error', 'Keys for idempotent requests can only be used with the same parameters'), 400);
    const intent = known?.intent ?? create(text);
    if (key !== undefined) answered.set(key, { text, intent });
    return json(intent);
  });
  app.get('/payment_intents/:id', ({ req, json }) => {
    const intent = intents.get(req.param('id'));
    if (intent === undefined)
      return json({ error: { ...failure('invalid_request_error', 'No such payment_intent').error, code: 'resource_missing' } }, 404);
    const isExpanded = req.queries('expand[0]')?.includes('latest_charge') === true && intent.latest_charge !== null;
    const charge = { id: intent.latest_charge, object: 'charge', refunded: (refunds.get(intent.id) ?? 0) >= intent.amount };
    return json(isExpanded ? { ...intent, latest_charge: charge } : intent);
  });
  const server = serve({ fetch: (request) => app.fetch(request), hostname: '127.0.0.1', port, silent: true, gracefulShutdown: false });
  await server.ready();
  return {
    address: (server.url ?? '').replace(/\/$/, ''),
    intents,
    confirm,
    eventOf: (type, id, refunded = 0) => {
      const intent = find(id);
      const charge = { id: intent.latest_charge, object: 'charge', amount: intent.amount, amount_refunded: refunded, payment_intent: id };
      events += 1;
      const object = type === 'charge.refunded' ? { ...charge, metadata: intent.metadata } : intent;
      const body = JSON.stringify({ id: `evt_${events}`, object: 'event', type, data: { object } });
      return { body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret }) };
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    refund: (id, cents) => void refunds.set(id, cents),
    reset: () => {
      intents.clear();
      refunds.clear();
    },
    close: () => server.close(true),
  };
}
