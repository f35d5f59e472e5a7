/** Who is signed in, as the identity service tells it (SPEC §3); '' where it has nothing. */
export interface Identity {
  email: string;
  displayName: string;
  /** Address of a picture. */
  photoURL: string;
}
