import { type Fault, formatFaults } from './fault.ts';

/** A connection of the whole shop, made of faults of all calls. */
export type Network = 'fast' | 'slow' | 'offline' | 'failing';

const FAULTS: Record<Network, readonly Fault[]> = {
  fast: [],
  slow: [{ operation: '*', kind: 'slow', delay: 2000 }],
  offline: [{ operation: '*', kind: 'offline' }],
  failing: [{ operation: '*', kind: '500' }],
};

/** In the order in which they are offered. */
export const NETWORKS: readonly Network[] = ['fast', 'slow', 'offline', 'failing'];

const isOfAllCalls = ({ operation }: Fault) => operation === '*';

/** Returns the connection that the faults of all calls make; null if they are others. */
export function networkOf(faults: readonly Fault[]): Network | null {
  const text = formatFaults(faults.filter(isOfAllCalls));
  return NETWORKS.find((network) => formatFaults(FAULTS[network]) === text) ?? null;
}

/** Returns the faults with another connection. Those of single calls stay, and come first, so that they still apply to their calls. */
export const withNetwork = (faults: readonly Fault[], network: Network): Fault[] => [
  ...faults.filter((fault) => !isOfAllCalls(fault)),
  ...FAULTS[network],
];

/** Returns the faults with one more, before those of all calls, so that it applies. */
export const withFault = (faults: readonly Fault[], fault: Fault): Fault[] => [
  ...faults.filter((other) => !isOfAllCalls(other)),
  fault,
  ...faults.filter(isOfAllCalls),
];
