/** Who is signed in, as the identity service tells it (docs/spec.md#entities); '' where it has nothing. */
export interface Identity {
  email: string;
  displayName: string;
  /** Address of a picture. */
  photoURL: string;
}
