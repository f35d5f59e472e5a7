import { refresh } from '../queries/queryClient.ts';
import type { Effects } from './effects.ts';

/** Own change: read again what it touched, here and in the other tabs. */
export function announceChange({ queries, platform }: Pick<Effects, 'queries' | 'platform'>, names: readonly string[]): void {
  refresh(queries, names);
  platform.broadcast(names.join(' '));
}
