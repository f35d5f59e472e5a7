/** The account in the navigation bar. It is `checking` until the session is known, so that neither Login nor an avatar shows too early. */
export type NavigationAccount =
  | { state: 'checking' }
  | {
      state: 'signedOut';
      /** The target of Login. */
      loginHref: string;
    }
  | {
      state: 'signedIn';
      name: string;
      /** The photo's address, or several in order of preference; '' shows the default person. */
      photo: string | readonly string[];
      /** The number of the user's bookings; null while unknown, and then no number is shown. */
      orders: number | null;
    };
