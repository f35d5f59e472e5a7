import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { invalidateOperations } from '../../../queries/queryClient.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useServices } from '../../../services/services.ts';
import type { Kind } from './lists.ts';
import { cameraRows, phoneRows, toolRows } from './productRow.ts';

const READS = { tools: 'listTools', cameras: 'listCameraProducts', phones: 'listPhones' } as const;

/** Loads the lists of these kinds, and no others, as rows. */
export function useProducts(kinds: readonly Kind[]) {
  const { api } = useServices();
  const queries = useQueryClient();
  const tools = useQuery({ ...operationQuery(api, READS.tools, {}), select: toolRows, enabled: kinds.includes('tools') });
  const cameras = useQuery({ ...operationQuery(api, READS.cameras, {}), select: cameraRows, enabled: kinds.includes('cameras') });
  const phones = useQuery({ ...operationQuery(api, READS.phones, {}), select: phoneRows, enabled: kinds.includes('phones') });
  const retry = useCallback((kind: Kind) => invalidateOperations(queries, [READS[kind]]), [queries]);
  return { tools, cameras, phones, retry };
}
