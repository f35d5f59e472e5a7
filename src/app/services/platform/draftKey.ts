/** The prefix of the keys under which a tab stores drafts. */
export const DRAFT = 'draft:';

export const DRAFT_FORMS = ['booking', 'profile', 'review', 'tool'] as const;

/** The user and the form that a draft belongs to. */
export interface DraftOwner {
  email: string;
  form: (typeof DRAFT_FORMS)[number];
  /** The id of the form's product; '' if there is only one such form. */
  id: string;
}

/** The key of a draft in the tab's store. */
export const draftKey = ({ email, form, id }: DraftOwner): string => `${DRAFT}${JSON.stringify([email.toLowerCase(), form, id])}`;

/** Reads the key of a draft. Returns null for a damaged one. */
export function readDraftKey(key: string): DraftOwner | null {
  try {
    const [email, form, id] = JSON.parse(key.slice(DRAFT.length)) as [string, DraftOwner['form'], string];
    return { email, form, id };
  } catch {
    return null;
  }
}
