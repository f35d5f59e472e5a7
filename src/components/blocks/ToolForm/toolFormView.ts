import type { ToolDraft } from '#contract/forms/tool.ts';

interface Contents {
  /** The initial values. Afterwards the form itself keeps what is typed. */
  draft: ToolDraft;
  /** The statuses of other products, as suggestions. */
  statuses: string[];
}

/** The states of the form for a new product. Each one carries the whole form, so that no text is lost between them. */
export type ToolFormView =
  | ({ state: 'editing' } & Contents)
  | ({
      state: 'adding';
      /** The current step, announced politely: 'Adding your product …'. */
      step: string;
    } & Contents)
  | ({ state: 'added'; homeHref: string; listHref: string } & Contents)
  | ({
      state: 'refused';
      /** Tells the administrator why the product was not added. */
      message: string;
    } & Contents)
  | ({
      state: 'unconfirmed';
      /** Tells the administrator what to do before the product is sent again. */
      message: string;
      /** true while Check again is pending. */
      isChecking: boolean;
      /** The link to the list that shows if the product arrived. */
      listHref: string;
    } & Contents);
