import { useCallback, useMemo, useState } from 'react';
import type { Platform } from '../services/ports.ts';
import { useServices } from '../services/services.ts';
import type { DraftOwner } from '../services/platform/draftKey.ts';
import { clearDraft, saveDraft } from './drafts.ts';

/** How a form's draft is stored. Create it once for each form, outside of any component. */
export interface DraftForm<Draft> {
  form: DraftOwner['form'];
  /** Reads the stored draft, or returns the empty one. Use `readDraft` if all fields are texts. */
  read: (platform: Pick<Platform, 'tabStore'>, owner: DraftOwner) => Draft;
  /** False if there is nothing in the draft to save. */
  isTyped: (draft: Draft) => boolean;
}

/**
 * Returns the draft of a form, which is stored in this tab until it is sent (docs/product-rules.md#typed-form). It survives a reload, a
 * crash and the end of the session. Typing does not render the page, unless `isTyped` changes.
 * @param id the id of the form's product, if each product has its own form
 */
export function useDraft<Draft extends object | null>({ form, read, isTyped }: DraftForm<Draft>, email: string, id = '') {
  const { platform } = useServices();
  const owner = useMemo(() => ({ email, form, id }), [email, form, id]);
  const initial = useMemo(() => read(platform, owner), [platform, owner, read]);
  const [hasDraft, setHasDraft] = useState(() => isTyped(initial));
  const clear = useCallback(() => clearDraft(platform, owner), [platform, owner]);
  return {
    /** The draft that the form starts with. */
    initial,
    /** True while something is typed. */
    isTyped: hasDraft,
    /** Returns what is stored now. */
    read: useCallback(() => read(platform, owner), [platform, owner, read]),
    save: useCallback(
      (draft: Draft) => {
        const isWorthSaving = draft !== null && isTyped(draft);
        setHasDraft(isWorthSaving);
        if (isWorthSaving) saveDraft(platform, owner, draft);
        else clear();
      },
      [platform, owner, isTyped, clear],
    ),
    clear,
  };
}
