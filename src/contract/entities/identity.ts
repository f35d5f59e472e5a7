/** The signed-in user as the identity service reports it (docs/spec.md#entities); '' for missing fields. */
export interface Identity {
  email: string;
  displayName: string;
  /** The URL of a picture. */
  photoURL: string;
}
