import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { emptyToolDraft, isToolTyped, type ToolDraft } from '#contract/forms/tool.ts';
import { AddToolScreen } from '#components/screens/admin/AddToolScreen/AddToolScreen.tsx';
import { useFlow } from '../../../runtime/FlowsProvider.tsx';
import { createAdminActors } from '../adminActors.ts';
import { useAskBeforeLeaving } from '../../../navigation/useAskBeforeLeaving.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useServices } from '../../../services/services.ts';
import { findUnreported, toAddToolView, toDraft, toPreview, toStatuses } from './connect.ts';
import { readDraft } from '../../../runtime/drafts.ts';
import { type DraftForm, useDraft } from '../../../runtime/useDraft.ts';
import { adminFlow } from '../adminFlow.ts';
import { useIdentity } from '../../../runtime/RequireSession.tsx';

const none: string[] = [];

const toolForm: DraftForm<ToolDraft> = {
  form: 'tool',
  read: (platform, owner) => readDraft(platform, owner, emptyToolDraft),
  isTyped: isToolTyped,
};

/** /dashboard/addNewProducts: adds a car tool. The request continues when the page is left, and home shows the tool at once. */
export function AddToolRoute() {
  const { email } = useIdentity();
  const { api } = useServices();
  const { createTool, unconfirmed } = useFlow(adminFlow).getOrCreate(createAdminActors);
  const statuses = useQuery({ ...operationQuery(api, 'listTools', {}), select: toStatuses }).data ?? none;
  const snapshot = useSelector(createTool, (state) => state);
  const { initial: typed, isTyped, save, clear } = useDraft(toolForm, email);
  const unreported = useMemo(() => findUnreported(unconfirmed.listUnreportedTools(), typed), [unconfirmed, typed]);
  const initial = useMemo(() => (unreported === null || isToolTyped(typed) ? typed : toDraft(unreported.tool)), [unreported, typed]);
  const [shown, setShown] = useState(initial);
  // Use a transition, so that typing does not wait for the preview.
  const show = (draft: ToolDraft) => startTransition(() => setShown(draft));
  const preview = useMemo(() => toPreview(shown), [shown]);
  const view = toAddToolView(snapshot, { draft: initial, statuses, preview });
  // Reset the result of an earlier visit before the first paint. Say again what that visit could not find out.
  useLayoutEffect(() => {
    if (!createTool.getSnapshot().hasTag('resting')) return;
    createTool.send({ type: 'createTool.edit' });
    if (unreported !== null) createTool.send({ type: 'createTool.resume', stored: unreported });
  }, [createTool, unreported]);
  // Do not ask while the request is pending or unconfirmed: the draft stays in the tab.
  useAskBeforeLeaving(isTyped && snapshot.hasTag('resting'), clear);
  const type = (draft: ToolDraft) => {
    save(draft);
    if (createTool.getSnapshot().matches('added') && isToolTyped(draft)) createTool.send({ type: 'createTool.edit' });
  };
  return (
    <AddToolScreen
      view={view}
      onSubmit={(tool) => createTool.send({ type: 'createTool.submit', tool, stored: unconfirmed.readTool(tool) })}
      onDraftChange={type}
      onPreviewChange={show}
      onCheckAgain={() => createTool.send({ type: 'createTool.checkAgain' })}
      onEdit={() => createTool.send({ type: 'createTool.edit' })}
    />
  );
}
