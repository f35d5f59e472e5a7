import { refresh } from './queryClient.ts';
import type { Effects } from '../runtime/flow.ts';

/** Refetches the named queries here and in other tabs, after this tab has changed their data. */
export function broadcastChange({ queries, platform }: Pick<Effects, 'queries' | 'platform'>, names: readonly string[]): void {
  refresh(queries, names);
  platform.broadcast(names.join(' '));
}
