import { useCallback, useMemo, useState } from 'react';
import { clearDraft, type DraftOwner, keepDraft, readDraft } from '../../../runtime/drafts.ts';
import { useServices } from '../../../services/services.ts';

const empty = { description: '' };

/**
 * The draft of a review, kept in this tab: it survives a reload, a crash and the end of the session. `initial` is what the form starts
 * with, `text` what it holds now.
 */
export function useReviewDraft(email: string) {
  const { platform } = useServices();
  const owner = useMemo((): DraftOwner => ({ email, form: 'review', id: '' }), [email]);
  const [initial] = useState(() => readDraft(platform, owner, empty).description);
  const [text, setText] = useState(initial);
  const drop = useCallback(() => clearDraft(platform, owner), [platform, owner]);
  return {
    initial,
    text,
    keep: (description: string) => {
      setText(description);
      if (description === '') drop();
      else keepDraft(platform, owner, { description });
    },
    drop,
    /** Deletes the draft, unless it has changed since it was sent. */
    dropSent: (description: string) => readDraft(platform, owner, empty).description.trim() === description && drop(),
  };
}
