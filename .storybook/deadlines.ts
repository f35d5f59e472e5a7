/** Long enough for any computer, but still a limit. */
const LONG_TIMEOUT_MS = 600_000;

/**
 * Matches Storybook's deadlines by the source of the timer's callback or by the error that the timer is given. Storybook retries none of
 * them, and none can be configured (storybookjs/storybook#35864). Seen without this patch on two processors:
 *
 * - The first page already waited more than a second for the state of 'Run tests', logged an error, and the button did nothing.
 * - If the server was silent for 25 s, the page had closed its connection, or the test runner had ended after one second. No result arrived.
 * - A request that the server did not confirm within 0.3 s, a test runner that took longer than 30 s to start, and props that took longer
 *   than two minutes to read, were given up (docs/decisions/0019-run-tests.md).
 */
const DEADLINES =
  /UniversalStoreFollowerTimeoutError|OpenServiceRemoteCommandUnhandledError|close\(3008|Aborting test runner process|docgen worker extract/;

type Callback = (...args: unknown[]) => void;

/** Patches setTimeout to extend Storybook's deadlines. Does not change other timers. */
export function extendDeadlines() {
  const startTimer: (callback: Callback, delay?: number, ...args: unknown[]) => unknown = globalThis.setTimeout;
  const isDeadline = (callback: Callback, args: unknown[]) =>
    DEADLINES.test(String(callback)) || (args[0] instanceof Error && DEADLINES.test(args[0].name + args[0].message));
  Object.assign(globalThis, {
    setTimeout: Object.assign(
      (callback: Callback, delay: number, ...args: unknown[]) =>
        startTimer(callback, delay >= 300 && isDeadline(callback, args) ? LONG_TIMEOUT_MS : delay, ...args),
      globalThis.setTimeout,
    ),
  });
}
