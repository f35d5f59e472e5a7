/** A user as their row shows them: every text is ready to be read. */
export interface UserRowView {
  id: string;
  /** Names the row, for screen readers. */
  name: string;
  /** '' where the backend has none: such a user cannot be named to it. */
  email: string;
  /** What they call themselves; '' when not told. */
  person: string;
  photo: string;
  isAdmin: boolean;
  /** Whether it is who is looking. */
  isYou: boolean;
}

/** What 'Add Admin' can do at the moment: one at a time. */
export type Promoting = { state: 'free' } | { state: 'busy'; email: string };
