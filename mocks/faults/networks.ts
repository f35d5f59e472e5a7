import type { Fault } from './fault.ts';

/** The connections of the whole shop, in the order in which they are offered. Each is made of faults of all calls. */
export const NETWORKS = [
  { value: 'fast', label: 'Fast', faults: [] },
  { value: 'slow', label: 'Slow', hint: 'Each call takes 2 s longer', faults: [{ operation: '*', kind: 'slow', delay: 2000 }] },
  { value: 'offline', label: 'Offline', hint: 'No call arrives', faults: [{ operation: '*', kind: 'offline' }] },
  { value: 'failing', label: 'Failing', hint: 'Each call is answered 500', faults: [{ operation: '*', kind: '500' }] },
] as const satisfies readonly { value: string; label: string; hint?: string; faults: readonly Fault[] }[];

export type Network = (typeof NETWORKS)[number]['value'];

/** Returns the faults of all calls that make a connection. */
export const faultsOf = (network: Network): readonly Fault[] => NETWORKS.find(({ value }) => value === network)?.faults ?? [];
