import { addons } from 'storybook/manager-api';

/**
 * Storybook's manager asks the server once for the state behind 'Run tests', waits one second, and then gives up until the page is
 * loaded again (storybookjs/storybook#35864). With all stories in that state, the first load on a cold or busy computer takes longer.
 */
const PATIENCE_MS = 600_000;

const startTimer = window.setTimeout;
const isStoreDeadline = (callback: TimerHandler, delay?: number) =>
  delay === 1000 && String(callback).includes('UniversalStoreFollowerTimeoutError');

Object.assign(window, {
  setTimeout: (callback: TimerHandler, delay?: number, ...args: unknown[]) =>
    startTimer(callback, isStoreDeadline(callback, delay) ? PATIENCE_MS : delay, ...args),
});

// Its button warns of a deprecation inside Storybook; the browser zooms as well.
addons.setConfig({ toolbar: { zoom: { hidden: true } } });
