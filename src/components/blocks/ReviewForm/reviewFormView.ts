/** The data that a review takes from the account. It cannot be changed in the form. */
export interface ReviewAuthor {
  name: string;
  /** The address of the photo; the default person's if the account has none. */
  photo: string;
  email: string;
}

interface Contents {
  author: ReviewAuthor;
  /** The initial value. Afterwards the form itself keeps what is typed. */
  description: string;
}

/** The states of the review form. Each one carries the whole form, so that no text is lost between them. */
export type ReviewFormView =
  | ({ state: 'editing' } & Contents)
  | ({ state: 'sending' } & Contents)
  | ({ state: 'added'; reviewsHref: string } & Contents)
  | ({
      state: 'refused';
      /** Tells the customer why the review was not added. */
      message: string;
    } & Contents)
  | ({
      state: 'unconfirmed';
      /** The link to the list that shows if the review arrived. */
      reviewsHref: string;
    } & Contents);
