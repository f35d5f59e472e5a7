import { refresh } from '../queries/queryClient.ts';
import type { Effects } from './effects.ts';

/** After a change of one's own: reads again what it affects, here and in the other tabs. */
export function broadcastChange({ queries, platform }: Pick<Effects, 'queries' | 'platform'>, names: readonly string[]): void {
  refresh(queries, names);
  platform.broadcast(names.join(' '));
}
