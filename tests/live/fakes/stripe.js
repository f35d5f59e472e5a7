// Stands in for the script that Stripe serves (https://js.stripe.com/…/stripe.js), which cannot be loaded here. It has what the shop and Stripe's
// React components call, the bank's authentication, and failures. It tests how the shop is wired to Stripe, not Stripe itself. Like Stripe's, it
// renders into its own iframes, stores no digits, and asks its API (backend/test/stripeStandIn.ts), which knows the state of an intent after a reload.
(() => {
  /**
   * The faults that a test can set as window.stripeFaults. They are read at every call. `field` never loads ('silent'), or reports an error
   * ('refused'). A `charge` is made, but its response never comes ('silent') or is lost ('lost'). With 'delayed' it is lost too, and the next
   * `lookups` look-ups do not see the charge yet.
   * @typedef {{ field?: 'silent' | 'refused', charge?: 'silent' | 'lost' | 'delayed', lookups?: number }} Faults
   * @typedef {{ secret: string, method: string, lookups: number }} DelayedCharge a charge that the API does not know yet
   * @typedef {{ delayed: Record<string, DelayedCharge>, calls: string[] }} State by the id of the intent, and the calls in order
   * @typedef {{ id: string, status: string, payment_method: string | null, last_payment_error: object | null }} Intent
   * @typedef {{ error: { type: string, code: string, message: string, payment_intent?: Intent } }} Failure
   */
  const { stripeStandIn } = /** @type {{ stripeStandIn?: string }} */ (/** @type {unknown} */ (window));
  const source = document.currentScript instanceof HTMLScriptElement ? new URL(document.currentScript.src).origin : '';
  /** Where the API answers: the origin of this script, unless it is served in the place of Stripe's own, or a test says where. */
  const API = stripeStandIn ?? (source === 'https://js.stripe.com' ? 'https://api.stripe.com' : source);
  const STORAGE_KEY = 'stripeStandIn';

  /** @returns {Faults} */
  const faults = () => /** @type {{ stripeFaults?: Faults }} */ (/** @type {unknown} */ (window)).stripeFaults ?? {};
  /** @returns {State} */
  const readState = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{ "delayed": {}, "calls": [] }');
  /** @param {(state: State) => void} change */
  const updateState = (change) => {
    const state = readState();
    change(state);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(state));
  };
  /** @param {string} secret */
  const idOf = (secret) => {
    if (!/^pi_[^_]+_secret_/.test(secret))
      throw new TypeError(`Invalid value: a client secret has the form of pi_1_secret_2. You specified: ${secret}`);
    return secret.slice(0, secret.indexOf('_secret_'));
  };

  /** @param {string} type @param {string} code @param {string} message @returns {Failure} */
  const failure = (type, code, message) => ({ error: { type, code, message } });
  const connectionError = () => failure('api_connection_error', '', 'We are experiencing issues connecting to our payments provider.');

  /** Asks the API: a POST if there are fields. @param {string} path @param {Record<string, string>} [fields] @returns {Promise<any>} */
  const ask = async (path, fields) => {
    try {
      const response = await fetch(`${API}/v1/${path}`, fields && { method: 'POST', body: new URLSearchParams(fields) });
      return await response.json();
    } catch {
      return connectionError();
    }
  };
  /** The answer to a call about an intent, as Stripe's script gives it. @param {Intent & Partial<Failure>} answer */
  const toResult = (answer) => (answer.error === undefined ? { paymentIntent: answer } : { error: answer.error });
  /** @param {string} secret @param {string} method */
  const confirm = (secret, method) => ask(`payment_intents/${idOf(secret)}/confirm`, { client_secret: secret, payment_method: method });
  /** @param {string} secret */
  const retrieve = (secret) => ask(`payment_intents/${idOf(secret)}?${new URLSearchParams({ client_secret: secret })}`);
  /** Looks an intent up, and counts down a delayed charge until the API knows it. @param {string} secret */
  const lookUp = async (secret) => {
    const id = idOf(secret);
    const delayed = readState().delayed[id];
    if (delayed === undefined) return retrieve(secret);
    if (delayed.lookups > 0) {
      updateState((state) => (state.delayed[id] = { ...delayed, lookups: delayed.lookups - 1 }));
      return retrieve(secret);
    }
    updateState((state) => delete state.delayed[id]);
    await confirm(secret, delayed.method);
    return retrieve(secret);
  };

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
    ['cardnumber', 'number', 'Credit or debit card number', 'Card number', '9.5em'],
    ['exp-date', 'expiry', 'Credit or debit card expiration date', 'MM / YY', '3.5em'],
    ['cvc', 'cvc', 'Credit or debit card CVC/CVV', 'CVC', '2.5em'],
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
    const method = data?.payment_method;
    recordCall(method === undefined ? 'authenticate' : 'charge', id);
    const { charge, lookups = 0 } = faults();
    if (readState().delayed[id] !== undefined)
      return failure('invalid_request_error', 'lock_timeout', 'Another request holds this PaymentIntent.');
    if (method !== undefined && charge === 'delayed') {
      updateState(({ delayed }) => (delayed[id] = { secret, method, lookups }));
      return connectionError();
    }
    let answer = await (method === undefined ? retrieve(secret) : confirm(secret, method));
    if (handleActions && answer.status === 'requires_action') {
      const accepted = String(await confirmAtBank());
      answer = await ask(`payment_intents/${id}/authenticate`, { client_secret: secret, accepted });
    }
    if (charge === 'silent') return new Promise(() => {});
    return charge === 'lost' ? connectionError() : toResult(answer);
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
        // A story has no API, and charges nothing.
        const method = API === '' ? { id: `pm_${crypto.randomUUID()}` } : await ask('payment_methods', { 'card[number]': typed.number });
        return method.error === undefined ? { paymentMethod: method } : method;
      },
      confirmCardPayment,
      /** @param {string} secret */
      retrievePaymentIntent: async (secret) => {
        recordCall('retrieve', idOf(secret));
        return toResult(await lookUp(secret));
      },
    };
  }
  Stripe.version = 'endive';
  Object.assign(window, { Stripe });
})();
