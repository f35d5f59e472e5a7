/** Long enough for any computer, and still an end. */
const PATIENCE_MS = 600_000;

/**
 * What Storybook gives up on too early, as the source of the timer's callback or the error that it is given:
 *
 * - the manager, when the server does not send the state of 'Run tests' within a second, or does not confirm a request within 0.3 s;
 * - the server, when the test runner has not started within 30 s.
 *
 * None of them is tried again, and none can be configured (storybookjs/storybook#35864).
 */
const DEADLINES = /UniversalStoreFollowerTimeoutError|OpenServiceRemoteCommandUnhandledError|Aborting test runner process/;

/** Replaces setTimeout for Storybook's deadlines, and leaves all other timers as they are. */
export function extendDeadlines() {
  const startTimer: (callback: () => void, delay?: number, ...args: unknown[]) => unknown = globalThis.setTimeout;
  const isDeadline = (callback: () => void, args: unknown[]) =>
    DEADLINES.test(String(callback)) || (args[0] instanceof Error && DEADLINES.test(args[0].name + args[0].message));
  Object.assign(globalThis, {
    setTimeout: Object.assign(
      (callback: () => void, delay?: number, ...args: unknown[]) =>
        startTimer(callback, delay !== undefined && delay >= 300 && isDeadline(callback, args) ? PATIENCE_MS : delay, ...args),
      globalThis.setTimeout,
    ),
  });
}
