import { startTransition, useCallback, useState } from 'react';
import { emptyToolDraft, isToolTyped, type ToolDraft } from '#contract/forms/tool.ts';
import { useServices } from '../../../services/services.ts';
import { clearToolDraft, keepToolDraft, readToolDraft } from './draft.ts';

/**
 * The draft of a new product, kept in this tab: it survives a reload, a crash and the end of the session. `initial` is for the form,
 * `shown` for the preview, which updates in a transition so that typing does not wait for it.
 */
export function useToolDraft(email: string) {
  const { platform } = useServices();
  const [initial] = useState(() => readToolDraft(platform, email));
  const [shown, setShown] = useState(initial);
  const [isTyped, setIsTyped] = useState(() => isToolTyped(initial));
  const keep = useCallback(
    (draft: ToolDraft) => {
      const isNow = isToolTyped(draft);
      setIsTyped(isNow);
      if (isNow) keepToolDraft(platform, email, { ...emptyToolDraft, ...draft });
      else clearToolDraft(platform, email);
    },
    [platform, email],
  );
  const show = useCallback((draft: ToolDraft) => startTransition(() => setShown(draft)), []);
  const drop = useCallback(() => clearToolDraft(platform, email), [platform, email]);
  return { initial, shown, isTyped, keep, show, drop };
}
