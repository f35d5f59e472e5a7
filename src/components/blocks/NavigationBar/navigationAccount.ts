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
      /** The address of the photo, or several, best first; without any the default person is shown. */
      photo: string | readonly string[];
      /** The number of the user's bookings; null while unknown, and then no number is shown. */
      orders: number | null;
    };
