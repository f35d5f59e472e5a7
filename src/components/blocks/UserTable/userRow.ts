/** The data of one row, formatted for display. */
export interface UserRowView {
  id: string;
  /** The name of the row, for screen readers. */
  name: string;
  /** '' if the backend has none. Such a user cannot be made an administrator, because the API identifies users by email. */
  email: string;
  /** The user's name; '' if missing. */
  person: string;
  photo: string;
  isAdmin: boolean;
  /** true for the signed-in user. */
  isYou: boolean;
}

/** The state of 'Add Admin', which handles one user at a time. */
export type PendingMakeAdmin = { state: 'free' } | { state: 'busy'; email: string };
