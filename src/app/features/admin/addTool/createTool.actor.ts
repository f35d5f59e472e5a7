import { matchPath } from 'react-router';
import { fromPromise } from 'xstate';
import { ADDED } from '#contract/texts.ts';
import { createToolMachine } from '#machines/stock/createTool.machine.ts';
import { ADD_TOOL_PATH } from '../../../navigation/paths.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { clearDraft } from '../../../runtime/drafts.ts';
import { broadcastChange } from '../../../queries/broadcastChange.ts';
import { callActor } from '../../../runtime/machineActors.ts';
import type { FlowContext } from '../../../runtime/flow.ts';
import type { UnconfirmedStore } from '../unconfirmedStore.ts';

/** The queries that a new tool affects. */
const CHANGED = ['listTools'];

/** The toast if the user has left the page that would say so. */
const NOT_ADDED = 'Your product was not added. What you typed is kept.';
const UNCONFIRMED = 'We cannot tell whether your product was added. Look at the car tools before you add it again.';

/**
 * Provides the create-tool machine's implementations. Unconfirmed products are stored on the device. Failures show a toast only to a user
 * who has left the page.
 */
export function provideCreateTool(context: FlowContext, store: UnconfirmedStore) {
  const toastIfLeft = (text: string) => {
    if (matchPath(ADD_TOOL_PATH, context.platform.currentPath()) === null) context.toasts.add({ tone: 'critical', text });
  };
  return createToolMachine.provide({
    actors: {
      listTools: callActor(context.api, 'listTools'),
      createTool: fromPromise(({ input: { body, idempotencyKey }, signal }) =>
        context.api.createTool({ body }, { signal, idempotencyKey }),
      ),
      persistTool: fromPromise(async ({ input }) => store.persistTool(input)),
    },
    actions: {
      persistMissing: ({ context: { tool, isAnswered } }) => tool !== null && store.persistMissingTool(tool, isAnswered),
      deleteStored: ({ context: { tool } }) => tool !== null && store.deleteTool(tool),
      announceAdded: () => {
        clearDraft(context.platform, { email: context.currentEmail(), form: 'tool', id: '' });
        context.toasts.add({ tone: 'good', text: ADDED });
        broadcastChange(context, CHANGED);
        // Prefetch, so that the home page shows the tool at once.
        void context.queries.prefetchQuery(operationQuery(context.api, 'listTools', {}));
      },
      announceRefused: () => toastIfLeft(NOT_ADDED),
      announceUnconfirmed: () => toastIfLeft(UNCONFIRMED),
      refetch: () => broadcastChange(context, CHANGED),
    },
  });
}
