import { refresh } from '../queries/queryClient.ts';
import type { Effects } from './effects.ts';

/** Own change: read again what it touched, here and in the other tabs. */
export function announceChange({ queries, device }: Pick<Effects, 'queries' | 'device'>, names: readonly string[]): void {
  refresh(queries, names);
  device.announce(names.join(' '));
}
