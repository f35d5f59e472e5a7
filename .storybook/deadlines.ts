/** Long enough for any computer, but still a limit. */
const LONG_TIMEOUT_MS = 600_000;

/**
 * Matches Storybook's timeouts that are too short, by the source of the timer's callback or by the error that the timer is given:
 *
 * - the manager and the test runner give up if the server does not send them the state of 'Run tests' within a second, and the manager if the
 *   server does not confirm a request within 0.3 s;
 * - the manager closes its connection, shows 'Server timed out' and never connects again, if the server has been silent for 20 s. Later
 *   versions of Storybook do not (storybookjs/storybook#36244);
 * - the server gives up if the test runner has not started within 30 s, and if the worker that reads the types of all components has not
 *   described the first one within two minutes.
 *
 * Storybook retries none of them, and none can be configured (storybookjs/storybook#35864).
 */
const DEADLINES =
  /UniversalStoreFollowerTimeoutError|OpenServiceRemoteCommandUnhandledError|close\(3008|Aborting test runner process|docgen worker extract/;

type Callback = (...args: unknown[]) => void;

let endStart: Callback | undefined;

/** Makes Storybook's server give up a test runner that is still starting. Does nothing otherwise. */
export const abortRunnerStart = (reason: Error) => endStart?.(reason);

/** Patches setTimeout to extend Storybook's deadlines. Does not change other timers. */
export function extendDeadlines() {
  const startTimer: (callback: Callback, delay?: number, ...args: unknown[]) => unknown = globalThis.setTimeout;
  const isDeadline = (callback: Callback, args: unknown[]) =>
    DEADLINES.test(String(callback)) || (args[0] instanceof Error && DEADLINES.test(args[0].name + args[0].message));
  Object.assign(globalThis, {
    setTimeout: Object.assign((callback: Callback, delay: number, ...args: unknown[]) => {
      if (!(delay >= 300 && isDeadline(callback, args))) return startTimer(callback, delay, ...args);
      if (String(args[0]).includes('Aborting test runner process')) endStart = callback;
      return startTimer(callback, LONG_TIMEOUT_MS, ...args);
    }, globalThis.setTimeout),
  });
}
