/** 'Forgot password?': a letter with a link, asked for over the login form. */
export type PasswordReset = { state: 'closed' } | OpenPasswordReset;

interface Asked {
  /** What was typed on the login form when it was opened, or what was sent. */
  email: string;
}

/** The dialog's states while it is open. */
export type OpenPasswordReset =
  | ({ state: 'asking' } & Asked)
  | ({ state: 'sending' } & Asked)
  | ({
      state: 'failed';
      /** Why no letter was sent: a sentence for people. */
      message: string;
    } & Asked)
  /** Answered. Whether anybody has this e-mail is told to no one. */
  | ({ state: 'sent' } & Asked);
