import type { UnconfiguredView } from './UnconfiguredScreen.tsx';

/** One view for each state. */
export const unconfiguredViews = {
  unconfigured: {
    state: 'unconfigured',
    faults: [
      { variable: 'VITE_API_URL', problem: 'It must be an https:// address. Plain http:// is for this computer only.' },
      { variable: 'VITE_STRIPE_PUBLISHABLE_KEY', problem: 'It is missing.' },
    ],
  },
} satisfies Record<UnconfiguredView['state'], UnconfiguredView>;
