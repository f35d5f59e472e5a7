import { type Fault, formatFaults } from './fault.ts';
import { faultsOf, type Network, NETWORKS } from './networks.ts';

const isOfAllCalls = ({ operation }: Fault) => operation === '*';

/** Returns the connection that the faults of all calls make; null if they are others. */
export function networkOf(faults: readonly Fault[]): Network | null {
  const text = formatFaults(faults.filter(isOfAllCalls));
  return NETWORKS.find(({ faults: own }) => formatFaults(own) === text)?.value ?? null;
}

/** Returns the faults with another connection. Those of single calls stay, and come first, so that they still apply to their calls. */
export const withNetwork = (faults: readonly Fault[], network: Network): Fault[] => [
  ...faults.filter((fault) => !isOfAllCalls(fault)),
  ...faultsOf(network),
];

/** Returns the faults with one more, before those of all calls, so that it applies. */
export const withFault = (faults: readonly Fault[], fault: Fault): Fault[] => [
  ...faults.filter((other) => !isOfAllCalls(other)),
  fault,
  ...faults.filter(isOfAllCalls),
];
