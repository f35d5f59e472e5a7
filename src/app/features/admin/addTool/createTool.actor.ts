import { createActor } from 'xstate';
import { additionMachine } from '#machines/stock/addition.machine.ts';
import { isAddToolPage } from '../../../navigation/addToolPath.ts';
import { read } from '../../../queries/read.ts';
import { clearToolDraft } from './draft.ts';
import { ADDED } from '../../../messages/documented.ts';
import { broadcastChange } from '../../../queries/broadcastChange.ts';
import { callActor } from '../../../runtime/callActor.ts';
import { platformClock } from '../../../runtime/platformClock.ts';
import type { FlowContext } from '../../../runtime/flow.ts';

/** The queries that a new tool affects. */
const CHANGED = ['listTools'];

/** For a toast, if the page that would show it was left. */
const NOT_ADDED = 'Your product was not added. What you typed is kept.';
const UNCONFIRMED = 'We cannot tell whether your product arrived. Look at the car tools before you add it again.';

/** Creates the actor that adds car tools. It continues when its page is left. */
export function createAdditionActor(context: FlowContext) {
  const tellElsewhere = (text: string) => {
    if (!isAddToolPage(context.navigationRef.path)) context.toasts.add({ tone: 'critical', text });
  };
  return createActor(
    additionMachine.provide({
      actors: { listTools: callActor(context.api, 'listTools'), createTool: callActor(context.api, 'createTool') },
      actions: {
        announceAdded: () => {
          clearToolDraft(context.platform, context.currentEmail());
          context.toasts.add({ tone: 'good', text: ADDED });
          broadcastChange(context, CHANGED);
          // Prefetch, so that the home page shows the tool at once.
          void context.queries.prefetchQuery(read(context.api, 'listTools', {}));
        },
        announceRefused: () => tellElsewhere(NOT_ADDED),
        announceUnconfirmed: () => tellElsewhere(UNCONFIRMED),
        readAgain: () => broadcastChange(context, CHANGED),
      },
    }),
    { clock: platformClock(context.platform) },
  );
}
