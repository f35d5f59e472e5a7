/** Who the navigation bar speaks to: `checking` while nobody can know yet, so that neither Login nor a face is shown too early. */
export type NavigationAccount =
  | { state: 'checking' }
  | {
      state: 'signedOut';
      /** Where Login leads. */
      loginHref: string;
    }
  | {
      state: 'signedIn';
      name: string;
      /** Addresses of pictures, best first; without any the default person shows. */
      photo: string | readonly string[];
      /** How many bookings the user has; null while unknown, and then no number shows. */
      orders: number | null;
    };
