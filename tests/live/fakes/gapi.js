// A fake of https://apis.google.com/js/api.js, which no test can load. It has only the service that Firebase's SDK uses: a channel between
// a page and an iframe of the identity service. The same script runs at both ends.

/** @typedef {(data: unknown) => unknown} Handler returns the response to a message, or a promise of it */
/** @typedef {{ register: (type: string, handler: Handler) => void, send: (type: string, data: unknown, onResponse?: (answers: unknown[]) => void) => void }} End */

// This script is not a module, so a function keeps its names out of the page's global scope.
(() => {
  const HELLO = 'fake gapi: hello';

  /** Creates one end of a channel. Messages that are sent too early wait for the port. @param {Promise<MessagePort>} portPromise @returns {End} */
  function endOf(portPromise) {
    /** @type {Map<string, Handler>} */
    const handlers = new Map();
    /** @type {Map<string, unknown[]>} messages that arrived before their handler was registered */
    const queued = new Map();
    /** @type {((answers: unknown[]) => void)[]} */
    const waiting = [];

    /** @param {{ type: string, data: unknown, id: number }} message */
    async function dispatch(message) {
      const handler = handlers.get(message.type);
      if (handler === undefined) queued.set(message.type, [...(queued.get(message.type) ?? []), message]);
      else (await portPromise).postMessage({ answers: [await handler(message.data)], id: message.id }, []);
    }

    /** @param {MessageEvent} event */
    function receive({ data: message }) {
      if ('type' in message) return void dispatch(message);
      try {
        waiting[message.id]?.(message.answers);
      } catch {
        // The SDK throws after each response about storage. The real script ignores that too.
      }
    }

    void portPromise.then((port) => {
      port.addEventListener('message', receive);
      port.start();
    });

    return {
      register(type, handler) {
        handlers.set(type, handler);
        const messages = queued.get(type) ?? [];
        queued.delete(type);
        for (const message of messages) void dispatch(/** @type {Parameters<typeof dispatch>[0]} */ (message));
      },
      send(type, data, onResponse = () => {}) {
        const id = waiting.push(onResponse) - 1;
        void portPromise.then((port) => port.postMessage({ type, data, id }, []));
      },
    };
  }

  /** Opens the iframe, which then sends HELLO. @param {{ where: Node, url: string }} place @param {(frame: unknown) => unknown} onOpened */
  async function open({ where, url }, onOpened) {
    const element = document.createElement('iframe');
    element.hidden = true;
    element.title = 'Sign-in helper';
    /** @type {Promise<MessagePort>} */
    const portPromise = new Promise((resolve) => {
      window.addEventListener('message', ({ data, source, ports: [port] }) => {
        if (data === HELLO && source === element.contentWindow && port !== undefined) resolve(port);
      });
    });
    element.src = url;
    where.appendChild(element);
    return onOpened({
      ...endOf(portPromise),
      restyle: () => Promise.resolve(),
      ping: (/** @type {() => void} */ onReady) => portPromise.then(onReady),
    });
  }

  /** @type {End | undefined} */
  let parentEnd;

  /** Returns the iframe's end of the channel. */
  function getParentIframe() {
    if (parentEnd === undefined) {
      const { port1, port2 } = new MessageChannel();
      parentEnd = endOf(Promise.resolve(port1));
      window.parent.postMessage(HELLO, '*', [port2]);
    }
    return parentEnd;
  }

  Object.assign(window, {
    gapi: {
      load: (/** @type {string} */ _names, /** @type {{ callback: () => void }} */ { callback }) => queueMicrotask(callback),
      iframes: { CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => ({ open, getParentIframe }) },
    },
  });

  const source = document.currentScript;
  const ready = source instanceof HTMLScriptElement ? new URL(source.src).searchParams.get('onload') : null;
  const start = Reflect.get(window, ready ?? 'gapi_onload');
  if (typeof start === 'function') start();
})();
