import { emptyToolDraft, type ToolDraft } from '#contract/forms/tool.ts';
import * as drafts from '../../drafts/drafts.ts';
import type { Device } from '../../services/ports.ts';

type Tab = Pick<Device, 'tab'>;

const ownerOf = (email: string): drafts.DraftOwner => ({ email, form: 'tool', id: '' });

/** What somebody typed into the form of a new product. */
export const readToolDraft = (device: Tab, email: string): ToolDraft => drafts.readDraft(device, ownerOf(email), emptyToolDraft);

export const keepToolDraft = (device: Tab, email: string, draft: ToolDraft): void => drafts.keepDraft(device, ownerOf(email), draft);

export const clearToolDraft = (device: Tab, email: string): void => drafts.clearDraft(device, ownerOf(email));
