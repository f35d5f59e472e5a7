import type { UserRowView } from './UserTable.tsx';

const toUser = (id: string, user: Partial<UserRowView>): UserRowView => ({
  id: `64f0a1c2e4b00000000003${id}`,
  name: user.email ?? '',
  email: '',
  person: '',
  photo: '',
  isAdmin: false,
  isYou: false,
  ...user,
});

const gloria = toUser('02', {
  email: 'admin@example.com',
  person: 'Gloria Mensah',
  photo: 'pictures/1f477-1f3fe-200d-2640-fe0f.webp',
  isAdmin: true,
  isYou: true,
});

/** The user whom the stories make an administrator. */
export const darnell = toUser('05', {
  email: 'darnell+garage@example.com',
  person: 'Darnell Brooks',
  photo: 'pictures/1f468-1f3fc-200d-1f3ed.webp',
});

export const users: readonly UserRowView[] = [
  toUser('01', { email: 'shopper@example.com', person: 'Sam Carter', photo: 'pictures/1f468-1f3fd-200d-1f527.webp' }),
  gloria,
  darnell,
  toUser('04', { email: 'ines@mail.studio.example.org', person: 'Inês Carvalho', isAdmin: true }),
  toUser('08', { email: 'henrik@example.org' }),
];

/** Users with missing or very long data, or with right-to-left text. */
export const oddUsers: readonly UserRowView[] = [
  toUser('11', { name: 'Nadia Karim', person: 'Nadia Karim' }),
  toUser('12', { name: 'User without email' }),
  toUser('13', { name: 'User without email', isAdmin: true }),
  toUser('14', { email: `${'verylongname'.repeat(6)}+shop@example.com`, person: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3) }),
  toUser('15', { email: 'layla@example.com', person: 'ليلى حداد' }),
];

/** So many that only the rows near the viewport are rendered. */
export const manyUsers: readonly UserRowView[] = Array.from({ length: 5000 }, (_, index) =>
  toUser(`-${index}`, { email: `person${index}@example.com`, person: `Person ${index}`, isAdmin: index % 50 === 0 }),
);
