import type { QueryClient } from '@tanstack/react-query';
import { invalidateOperations } from './queryClient.ts';
import type { Platform } from '../services/ports.ts';

/** The queries that show the stock of a tool, or that it exists. */
export const STOCK_READS = ['getTool', 'listTools', 'findProduct'] as const;

/** Refetches the named queries here and in other tabs, after this tab has changed their data. */
export function broadcastChange(
  { queries, platform }: { queries: QueryClient; platform: Pick<Platform, 'broadcast'> },
  names: readonly string[],
): void {
  invalidateOperations(queries, names);
  platform.broadcast(names.join(' '));
}
