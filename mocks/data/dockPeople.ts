import { accounts } from './accounts.ts';
import { people } from './people.ts';

export const isAdministrator = (email: string) => people.some((person) => person.email === email && person.role === 'admin');

/** The people that the dock offers. */
export const dockPeople = accounts.map(({ email, displayName, photoURL }) => ({
  email,
  displayName,
  photoURL,
  isAdministrator: isAdministrator(email),
}));
