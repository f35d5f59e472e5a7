import type { ToolDraft } from '#contract/forms/tool.ts';

interface Contents {
  /** What the form starts with; afterwards the form itself keeps what is typed. */
  draft: ToolDraft;
  /** The statuses that other products have: suggestions, no rule. */
  statuses: string[];
}

/** How far a new product has come. Every arm carries the whole form, so that no text is lost between them. */
export type ToolFormView =
  | ({ state: 'editing' } & Contents)
  | ({
      state: 'adding';
      /** What happens now, said politely: 'Adding your product …'. */
      step: string;
    } & Contents)
  | ({ state: 'added'; homeHref: string; listHref: string } & Contents)
  | ({
      state: 'refused';
      /** Why it was not added: a sentence for people. */
      message: string;
    } & Contents)
  | ({
      state: 'unconfirmed';
      /** Somebody has asked to look again, and waits. */
      isLooking: boolean;
      /** Where one can see whether it arrived. */
      listHref: string;
    } & Contents);
