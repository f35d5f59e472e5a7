import { people } from './people.ts';

const passwords = new Map([
  ['shopper@example.com', 'shopper123'],
  ['admin@example.com', 'admin123'],
]);

export const accounts = people.map(({ email, name, photo }) => ({
  email,
  password: passwords.get(email),
  displayName: name,
  photoURL: photo,
}));

export const isAdministrator = (email: string) => people.some((person) => person.email === email && person.role === 'admin');

/** The people that the dock offers. */
export const dockPeople = accounts.map(({ email, displayName, photoURL }) => ({
  email,
  displayName,
  photoURL,
  isAdministrator: isAdministrator(email),
}));
