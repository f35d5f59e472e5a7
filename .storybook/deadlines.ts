/** Long enough for any computer, but still a limit. */
const LONG_TIMEOUT_MS = 600_000;

/**
 * Matches Storybook's timeouts that are too short, by the source of the timer's callback or by the error that the timer is given:
 *
 * - the manager gives up if the server does not send the state of 'Run tests' within a second, or does not confirm a request within 0.3 s;
 * - the server gives up if the test runner has not started within 30 s, and if the worker that reads the types of all components has not
 *   described the first one within two minutes.
 *
 * Storybook retries none of them, and none can be configured (storybookjs/storybook#35864).
 */
const DEADLINES =
  /UniversalStoreFollowerTimeoutError|OpenServiceRemoteCommandUnhandledError|Aborting test runner process|docgen worker extract/;

/** Patches setTimeout to extend Storybook's deadlines. Does not change other timers. */
export function extendDeadlines() {
  const startTimer: (callback: () => void, delay?: number, ...args: unknown[]) => unknown = globalThis.setTimeout;
  const isDeadline = (callback: () => void, args: unknown[]) =>
    DEADLINES.test(String(callback)) || (args[0] instanceof Error && DEADLINES.test(args[0].name + args[0].message));
  Object.assign(globalThis, {
    setTimeout: Object.assign(
      (callback: () => void, delay?: number, ...args: unknown[]) =>
        startTimer(callback, delay !== undefined && delay >= 300 && isDeadline(callback, args) ? LONG_TIMEOUT_MS : delay, ...args),
      globalThis.setTimeout,
    ),
  });
}
