import { people } from './people.ts';

/** An account of the fake identity service. Without a password, it can sign in only through the Google account chooser. */
interface SandboxAccount {
  readonly email: string;
  readonly password: string | undefined;
  readonly displayName: string;
  readonly photoURL: string;
}

const passwords = new Map([
  ['shopper@example.com', 'shopper123'],
  ['admin@example.com', 'admin123'],
]);

export const accounts = people.map(({ email, name, photo }) => ({
  email,
  password: passwords.get(email),
  displayName: name,
  photoURL: photo,
})) satisfies readonly SandboxAccount[];

export const isAdministrator = (email: string) => people.some((person) => person.email === email && person.role === 'admin');

/** The people that the dock offers. */
export const dockPeople = accounts.map(({ email, displayName, photoURL }) => ({
  email,
  displayName,
  photoURL,
  isAdministrator: isAdministrator(email),
}));
