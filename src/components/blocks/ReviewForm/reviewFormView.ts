/** What a review takes from the account, and cannot be changed here. */
export interface ReviewAuthor {
  name: string;
  /** Address of the picture; the generic person's where the account has none. */
  photo: string;
  email: string;
}

interface Contents {
  author: ReviewAuthor;
  /** What the form starts with; afterwards the form itself keeps what is typed. */
  description: string;
}

/** How far a review has come. Every arm carries the whole form, so that no text is lost between them. */
export type ReviewFormView =
  | ({ state: 'editing' } & Contents)
  | ({ state: 'sending' } & Contents)
  | ({ state: 'added'; reviewsHref: string } & Contents)
  | ({
      state: 'refused';
      /** Why it was not added: a sentence for people. */
      message: string;
    } & Contents)
  | ({
      state: 'unconfirmed';
      /** Where one can see whether it arrived. */
      reviewsHref: string;
    } & Contents);
