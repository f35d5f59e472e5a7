import { emptyToolDraft, type ToolDraft } from '#contract/forms/tool.ts';
import * as drafts from '../../../runtime/drafts.ts';
import type { Platform } from '../../../services/ports.ts';

type Tab = Pick<Platform, 'tabStore'>;

const ownerOf = (email: string): drafts.DraftOwner => ({ email, form: 'tool', id: '' });

/** Reads the draft of the form for a new product. */
export const readToolDraft = (platform: Tab, email: string): ToolDraft => drafts.readDraft(platform, ownerOf(email), emptyToolDraft);

export const keepToolDraft = (platform: Tab, email: string, draft: ToolDraft): void => drafts.keepDraft(platform, ownerOf(email), draft);

export const clearToolDraft = (platform: Tab, email: string): void => drafts.clearDraft(platform, ownerOf(email));
