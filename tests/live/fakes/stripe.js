// A fake of the script that Stripe serves (https://js.stripe.com/…/stripe.js), which no test can load. It has what the shop and Stripe's
// React components call, the published test cards, the bank's authentication, and failures. It tests how the shop is wired to Stripe, not Stripe
// itself. Like Stripe, it renders into its own iframes, stores no digits, and knows the state of an intent after a reload.
(() => {
  /**
   * The faults that a test can set as window.stripeFaults. The fake reads them at every call. `field` never loads ('silent'), or reports an error
   * ('refused'). A `charge` is made, but its response never comes ('silent') or is lost ('lost'). With 'delayed' it is lost too, and the next
   * `lookups` look-ups do not see the charge yet.
   * @typedef {{ field?: 'silent' | 'refused', charge?: 'silent' | 'lost' | 'delayed', lookups?: number }} Faults
   * @typedef {{ type: string, code: string, message: string, payment_method: { id: string } }} PaymentError
   * @typedef {{ method: string, lookups: number }} DelayedCharge a pending charge, and how many look-ups do not see it yet
   * @typedef {{ status: string, method: string, lastError: PaymentError | null, delayedCharge: DelayedCharge | null }} Intent `method`: the card that the
   *   bank asks about; `lastError`: the error of the previous card, until the next charge settles
   * @typedef {{ intents: Record<string, Intent>, methods: Record<string, string>, calls: string[] }} State
   */
  const STORAGE_KEY = 'fakeStripe';
  const DECLINED = 'Your card was declined.';
  const FUNDS = 'Your card has insufficient funds.';
  const UNAUTHENTICATED = 'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
  /** The outcome of each card: '' is paid, a sentence is a decline; `bank:` asks first. @type {Record<string, string>} */
  const CARDS = {
    4242424242424242: '',
    5555555555554444: '',
    378282246310005: '',
    4000000000000002: DECLINED,
    4000000000009995: FUNDS,
    4000000000009987: DECLINED,
    4000000000009979: DECLINED,
    4000000000000069: 'Your card has expired.',
    4000000000000127: "Your card's security code is incorrect.",
    4000000000000119: 'An error occurred while processing your card. Try again in a little bit.',
    4000002500003155: 'bank:',
    4000002760003184: 'bank:',
    4000000000003220: 'bank:',
    4000008260003178: `bank:${FUNDS}`,
    4000008400001629: `bank:${DECLINED}`,
  };
  const NO_TEST_CARD = 'Your card was declined. Your request was in test mode, but used a non test card.';

  /** @returns {Faults} */
  const faults = () => /** @type {{ stripeFaults?: Faults }} */ (/** @type {unknown} */ (window)).stripeFaults ?? {};
  /** @returns {State} */
  const readState = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{ "intents": {}, "methods": {}, "calls": [] }');
  /** @template T @param {(state: State) => T} change @returns {T} */
  const updateState = (change) => {
    const state = readState();
    const result = change(state);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(state));
    return result;
  };
  /** @param {string} secret */
  const idOf = (secret) => {
    if (!/^pi_[^_]+_secret_/.test(secret))
      throw new TypeError(`Invalid value: a client secret has the form of pi_1_secret_2. You specified: ${secret}`);
    return secret.slice(0, secret.indexOf('_secret_'));
  };
  /** @type {Intent} */
  const NEW_INTENT = { status: 'requires_payment_method', method: '', lastError: null, delayedCharge: null };

  /** @param {string} type @param {string} code @param {string} message */
  const failure = (type, code, message, more = {}) => ({ error: { type, code, message, ...more } });
  /** @param {string} id @param {Intent} intent */
  const toPaymentIntent = (id, { status, lastError }) => ({ id, object: 'payment_intent', status, last_payment_error: lastError });
  /** @param {string} id @param {Intent} intent */
  const toResult = (id, intent) =>
    intent.status === 'requires_payment_method' && intent.lastError !== null
      ? { error: { ...intent.lastError, payment_intent: toPaymentIntent(id, intent) } }
      : { paymentIntent: toPaymentIntent(id, intent) };
  /** Returns an intent after a card is settled. @param {string} method @param {string} message '' if it is paid @returns {Intent} */
  const settled = (method, message) => {
    if (message === '') return { ...NEW_INTENT, status: 'succeeded' };
    const [type, code] =
      message === UNAUTHENTICATED ? ['invalid_request_error', 'payment_intent_authentication_failure'] : ['card_error', 'card_declined'];
    return { ...NEW_INTENT, lastError: { type, code, message, payment_method: { id: method } } };
  };
  /** Returns an intent after a card is charged. @param {string} method @param {string} outcome @returns {Intent} */
  const charged = (method, outcome) =>
    outcome.startsWith('bank:') ? { ...NEW_INTENT, status: 'requires_action', method } : settled(method, outcome);
  /** Returns an intent for a look-up, and counts down a delayed charge until it is visible. @param {string} id @returns {Intent} */
  const lookedUp = (id) =>
    updateState(({ intents, methods }) => {
      const intent = intents[id] ?? NEW_INTENT;
      if (intent.delayedCharge === null) return intent;
      const { method, lookups } = intent.delayedCharge;
      const present = lookups > 0 ? { ...intent, delayedCharge: { method, lookups: lookups - 1 } } : charged(method, methods[method] ?? '');
      return (intents[id] = present);
    });

  /** @param {string} number */
  const passesLuhnCheck = (number) =>
    Array.from(number)
      .toReversed()
      .reduce((sum, digit, place) => {
        const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
        return sum + (value > 9 ? value - 9 : value);
      }, 0) %
      10 ===
    0;
  /** @param {{ number: string, expiry: string, cvc: string }} typed @returns {[string, string] | null} */
  const faultOf = ({ number, expiry, cvc }) => {
    const end = new Date(2000 + Number(expiry.slice(2)), Number(expiry.slice(0, 2)), 1);
    const [length, code] = number.startsWith('3') ? [15, 4] : [16, 3];
    if (number.length >= length && !passesLuhnCheck(number)) return ['invalid_number', 'Your card number is invalid.'];
    if (expiry.length === 4 && end <= new Date()) return ['invalid_expiry_year_past', "Your card's expiration year is in the past."];
    if (number.length < length) return ['incomplete_number', 'Your card number is incomplete.'];
    if (expiry.length < 4) return ['incomplete_expiry', "Your card's expiration date is incomplete."];
    return cvc.length < code ? ['incomplete_cvc', "Your card's security code is incomplete."] : null;
  };

  /** Creates an iframe with an empty document to render into. @param {string} title @param {(page: Document) => void} render */
  const framed = (title, render) => {
    const frame = document.createElement('iframe');
    frame.title = title;
    frame.style.cssText = 'display: block; border: 0; width: 100%; color-scheme: light';
    frame.addEventListener('load', () => frame.contentDocument && render(frame.contentDocument), { once: true });
    return frame;
  };

  /** Shows the bank's authentication over the page. @returns {Promise<boolean>} true if the shopper confirms */
  const confirmAtBank = () =>
    new Promise((resolve) => {
      const frame = framed('Secure authentication frame', (page) => {
        page.body.append(Object.assign(page.createElement('h1'), { textContent: '3D Secure 2 Test Page' }));
        for (const answer of ['Complete', 'Fail']) {
          const button = Object.assign(page.createElement('button'), { textContent: answer });
          button.addEventListener('click', () => {
            frame.remove();
            resolve(answer === 'Complete');
          });
          page.body.append(button);
        }
      });
      frame.style.cssText += '; position: fixed; inset: 0; height: 100%; z-index: 2147483647; background: white';
      document.body.append(frame);
      frame.focus();
    });

  const PARTS = /** @type {const} */ ([
    ['cardnumber', 'number', 'Credit or debit card number', 'Card number', '11em'],
    ['exp-date', 'expiry', 'Credit or debit card expiration date', 'MM / YY', '4.5em'],
    ['cvc', 'cvc', 'Credit or debit card CVC/CVV', 'CVC', '3em'],
  ]);
  /** The input of each element. Only this script may read it. @type {WeakMap<object, { number: string, expiry: string, cvc: string }>} */
  const cards = new WeakMap();

  /** @typedef {{ disabled?: boolean, style?: { base?: Record<string, string | Record<string, string>>, invalid?: Record<string, string> } }} Options */
  /** @param {Options} options @param {() => void} onDestroy */
  const createCard = (options, onDestroy) => {
    const typed = { number: '', expiry: '', cvc: '' };
    /** @type {Map<string, Set<(event: object) => void>>} */
    const listeners = new Map();
    /** @param {string} type @param {object} [event] */
    const emit = (type, event) => [...(listeners.get(type) ?? [])].forEach((listener) => listener({ elementType: 'card', ...event }));
    /** @type {HTMLInputElement[]} */
    let inputs = [];
    const isInvalid = () => faultOf(typed)?.[0].startsWith('invalid') ?? false;
    const applyStyle = () => {
      const { color, iconColor: _, ...font } = /** @type {Record<string, string>} */ (options.style?.base ?? {});
      for (const input of inputs) {
        input.disabled = options.disabled ?? false;
        Object.assign(input.style, font, { color: (isInvalid() && options.style?.invalid?.['color']) || color });
      }
    };
    const emitChange = () => {
      const [code, message] = faultOf(typed) ?? [];
      const error = isInvalid() ? { type: 'validation_error', code, message } : undefined;
      emit('change', {
        empty: Object.values(typed).join('') === '',
        complete: code === undefined,
        error,
        brand: 'unknown',
        value: { postalCode: '' },
      });
      applyStyle();
    };
    const frame = framed('Secure card payment input frame', (page) => {
      page.body.style.cssText = 'margin: 0; display: flex; gap: 0.5em; background: transparent';
      inputs = PARTS.map(([name, part, label, placeholder, width]) => {
        const input = Object.assign(page.createElement('input'), { name, placeholder, inputMode: 'numeric', autocomplete: 'off' });
        input.setAttribute('aria-label', label);
        input.style.cssText = `width: ${width}; min-width: 0; border: 0; padding: 0; outline: none; background: transparent`;
        input.addEventListener('input', () => {
          typed[part] = input.value.replace(/\D/g, '');
          emitChange();
        });
        // As in Stripe's field, Enter submits the surrounding form.
        input.addEventListener('keydown', ({ key }) => key === 'Enter' && frame.closest('form')?.requestSubmit());
        return input;
      });
      page.body.append(...inputs);
      applyStyle();
    });
    frame.style.height = '1.5em';
    const element = {
      /** @param {string} type @param {(event: object) => void} listener */
      on: (type, listener) => void listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
      /** @param {string} type @param {(event: object) => void} listener */
      off: (type, listener) => void listeners.get(type)?.delete(listener),
      /** @param {Element} place */
      mount: (place) => {
        place.classList.add('StripeElement');
        const { field } = faults();
        if (field === undefined) place.append(frame);
        if (field !== 'silent')
          setTimeout(() =>
            field === undefined ? emit('ready') : emit('loaderror', failure('api_error', '', 'The element could not load.')),
          );
      },
      /** @param {Options} change */
      update: (change) => {
        options = { ...options, ...change };
        applyStyle();
      },
      destroy: () => {
        frame.remove();
        listeners.clear();
        onDestroy();
      },
      focus: () => inputs[0]?.focus(),
      blur: () => {},
      clear: () => {},
      unmount: () => frame.remove(),
    };
    cards.set(element, typed);
    return element;
  };

  /** @param {string} name @param {string} id */
  const recordCall = (name, id) => updateState(({ calls }) => void calls.push(`${name} ${id}`));

  /** @param {string} secret @param {{ payment_method?: string }} [data] @param {{ handleActions?: boolean }} [how] */
  async function confirmCardPayment(secret, data, { handleActions = true } = {}) {
    const id = idOf(secret);
    recordCall(data?.payment_method === undefined ? 'authenticate' : 'charge', id);
    const { charge, lookups = 0 } = faults();
    const connectionError = failure('api_connection_error', '', 'We are experiencing issues connecting to our payments provider.');
    const before = readState().intents[id] ?? NEW_INTENT;
    if (before.delayedCharge !== null) return failure('invalid_request_error', 'lock_timeout', 'Another request holds this PaymentIntent.');
    if (!['requires_payment_method', 'requires_action'].includes(before.status))
      return failure('invalid_request_error', 'payment_intent_unexpected_state', 'This PaymentIntent cannot be confirmed any more.', {
        payment_intent: toPaymentIntent(id, before),
      });
    const method = data?.payment_method;
    if (method !== undefined) {
      const outcome = readState().methods[method];
      if (outcome === undefined) return failure('invalid_request_error', 'resource_missing', 'No such PaymentMethod.');
      const isDelayed = charge === 'delayed';
      updateState(
        ({ intents }) => (intents[id] = isDelayed ? { ...before, delayedCharge: { method, lookups } } : charged(method, outcome)),
      );
      if (isDelayed) return connectionError;
    }
    const present = readState().intents[id] ?? NEW_INTENT;
    if (handleActions && present.status === 'requires_action') {
      const outcome = readState().methods[present.method]?.slice('bank:'.length) ?? '';
      const isConfirmed = await confirmAtBank();
      updateState(({ intents }) => (intents[id] = settled(present.method, isConfirmed ? outcome : UNAUTHENTICATED)));
    }
    if (charge === 'silent') return new Promise(() => {});
    return charge === 'lost' ? connectionError : toResult(id, readState().intents[id] ?? NEW_INTENT);
  }

  /** @param {string} key */
  function Stripe(key) {
    if (!/^pk_(test|live)_/.test(key)) throw new Error('Please call Stripe() with your publishable key.');
    return {
      elements: () => {
        /** @type {ReturnType<typeof createCard> | null} */
        let card = null;
        return {
          /** @param {string} type @param {Options} options */
          create: (type, options) => {
            if (type !== 'card' || card !== null) throw new Error(`This fake supports one card element at a time, and no ${type}`);
            return (card = createCard(options, () => (card = null)));
          },
          getElement: () => card,
          update: () => {},
        };
      },
      createToken: () => Promise.reject(new Error('The shop makes no tokens')),
      /** @param {{ card: object, billing_details: object }} data */
      createPaymentMethod: async ({ card }) => {
        const typed = cards.get(card);
        if (typed === undefined) throw new Error('The element is not mounted');
        const fault = faultOf(typed);
        if (fault !== null) return failure('validation_error', ...fault);
        const outcome = CARDS[typed.number];
        if (outcome === undefined) return failure('card_error', 'card_declined', NO_TEST_CARD);
        const id = `pm_${crypto.randomUUID()}`;
        updateState(({ methods }) => (methods[id] = outcome));
        return { paymentMethod: { id, object: 'payment_method' } };
      },
      confirmCardPayment,
      /** @param {string} secret */
      retrievePaymentIntent: async (secret) => {
        const id = idOf(secret);
        recordCall('retrieve', id);
        return { paymentIntent: toPaymentIntent(id, lookedUp(id)) };
      },
    };
  }
  Stripe.version = 'endive';
  Object.assign(window, { Stripe });
})();
