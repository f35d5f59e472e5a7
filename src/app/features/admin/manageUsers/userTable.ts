import type { User } from '#contract/entities/user.ts';
import { ALREADY_ADMIN, EMAIL } from '#contract/texts.ts';
import type { TableDefinition } from '../../../collection/table/tableDefinition.ts';
import { emailOf, isAdministrator } from './userRow.ts';

/** Defines the table of users. The search includes their names. Sorted by role, administrators are first. */
export const userTable: TableDefinition<User> = {
  nouns: ['user', 'users'],
  file: 'users',
  columns: [
    { column: 'email', label: EMAIL, value: emailOf },
    {
      column: 'role',
      label: 'Role',
      value: (user) => (isAdministrator(user) ? 'Administrator' : 'Customer'),
      file: (user) => (isAdministrator(user) ? ALREADY_ADMIN : ''),
    },
  ],
  filters: { admins: { label: 'Administrators only', matches: isAdministrator } },
  searched: ({ email, name }) => [email, name],
};
