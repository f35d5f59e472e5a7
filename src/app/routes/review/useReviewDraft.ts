import { useCallback, useMemo, useState } from 'react';
import { clearDraft, type DraftOwner, keepDraft, readDraft } from '../../drafts/drafts.ts';
import { useServices } from '../../services/services.ts';

const empty = { description: '' };

/**
 * The text of a review that is being written, kept in this tab: a reload, a crash or a session that ends do not take it along.
 * `initial` is what the form begins with, `text` what it holds now.
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
    /** Drops it unless it has become another one since this was sent. */
    dropSent: (description: string) => readDraft(platform, owner, empty).description.trim() === description && drop(),
  };
}
