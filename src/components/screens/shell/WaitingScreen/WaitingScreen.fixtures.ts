import type { WaitingView } from './WaitingScreen.tsx';

/** One view of the screen for each of its states. */
export const waitingViews = {
  waiting: { state: 'waiting' },
  unsettled: { state: 'unsettled' },
} satisfies Record<WaitingView['state'], WaitingView>;
