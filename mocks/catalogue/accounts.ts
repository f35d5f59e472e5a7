import { people } from './people.ts';

/** What the sandbox's identity knows of a person. Without a password the account signs in through the chooser alone. */
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
