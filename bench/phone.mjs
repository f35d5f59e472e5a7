import { CPU_SLOWDOWN, LINK, PHONE } from './link.mjs';

/** @typedef {Awaited<ReturnType<import('playwright').BrowserContext['storageState']>>} Session */
/** @typedef {import('playwright').CDPSession} DevTools */

/**
 * Opens a blank page on a new phone: with empty caches, and with a session if one is given.
 * @param {import('playwright').Browser} browser
 * @param {{ session?: Session | undefined }} [options]
 */
export async function openPhone(browser, { session } = {}) {
  const context = await browser.newContext({ ...PHONE, ...(session === undefined ? {} : { storageState: session }) });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  return { page, devTools, close: () => context.close() };
}

/** @param {DevTools} devTools */
export const slowDownProcessor = (devTools) => devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });

/**
 * Shapes all traffic of a page, of its service worker and of its other workers. The few requests that this misses are delayed by the
 * servers (listen.mjs).
 * @param {DevTools} devTools
 */
export async function shapeTraffic(devTools) {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', LINK);
  devTools.on('Target.attachedToTarget', ({ sessionId }) => {
    const commands = [
      { method: 'Network.enable', params: {} },
      { method: 'Network.emulateNetworkConditions', params: LINK },
      { method: 'Runtime.runIfWaitingForDebugger', params: {} },
    ];
    for (const [id, command] of commands.entries())
      devTools.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, ...command }) }).catch(() => {});
  });
  // Not flat, because Playwright has no sessions for the targets that are attached here.
  await devTools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: false });
}
