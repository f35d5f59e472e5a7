import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import type { Tool } from '#contract/entities/tool.ts';
import { ManageToolsScreen } from '#components/screens/admin/ManageToolsScreen/ManageToolsScreen.tsx';
import { useFlow } from '../../../runtime/FlowsProvider.tsx';
import { createAdminActors } from '../adminActors.ts';
import { ADD_TOOL_PATH } from '../../../navigation/paths.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useServices } from '../../../services/services.ts';
import { toTableRows } from '../../../collection/toTableRows.ts';
import { useTable } from '../../../collection/useTable.ts';
import { toDeleteToolView, toolCollection, toRestockView, toToolRow } from './connect.ts';
import { adminFlow } from '../adminFlow.ts';

const toRows = (tools: Tool[]) => tools.map(toToolRow);

/** /dashboard/manageAllProducts: restocks and deletes car tools. Pending requests continue when the page is left. */
export function ManageToolsRoute() {
  const { api } = useServices();
  const { restock, deleteTool, unconfirmed } = useFlow(adminFlow).getOrCreate(createAdminActors);
  const tools = useQuery({ ...operationQuery(api, 'listTools', {}), select: toRows });
  const { data, error } = tools;
  const { rows, controls, sort, ...on } = useTable(toolCollection, data);
  const restocking = useSelector(restock, (state) => state);
  const deleting = useSelector(deleteTool, (state) => state);
  // Close open dialogs, so that the next visit does not show them. Pending requests continue.
  useEffect(
    () => () => {
      restock.send({ type: 'restock.close' });
      deleteTool.send({ type: 'removal.cancel' });
    },
    [restock, deleteTool],
  );
  const toolOf = useCallback((id: string) => data?.find((tool) => tool.id === id), [data]);
  const open = useCallback(
    (id: string) => {
      const tool = toolOf(id);
      if (tool) restock.send({ type: 'restock.open', tool, stored: unconfirmed.readRestock(id) });
    },
    [toolOf, restock, unconfirmed],
  );
  const askToDelete = useCallback(
    (id: string) => {
      const tool = toolOf(id);
      if (tool) deleteTool.send({ type: 'removal.ask', item: { id, name: tool.name, paid: false } });
    },
    [toolOf, deleteTool],
  );
  return (
    <ManageToolsScreen
      view={{
        tools: toTableRows({ data, error }, rows),
        controls,
        sort,
        restock: toRestockView(restocking),
        deleteTool: toDeleteToolView(deleting),
        addHref: ADD_TOOL_PATH,
      }}
      {...on}
      onRetry={() => void tools.refetch()}
      onRestock={open}
      onSubmitRestock={(amount) => restock.send({ type: 'restock.submit', amount })}
      onCheckAgain={() => restock.send({ type: 'restock.checkAgain' })}
      onCloseRestock={() => restock.send({ type: 'restock.close' })}
      onDelete={askToDelete}
      onConfirmDelete={() => deleteTool.send({ type: 'removal.confirm' })}
      onCancelDelete={() => deleteTool.send({ type: 'removal.cancel' })}
    />
  );
}
