import type { User } from '#contract/entities/user.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import type { UserRowView } from '#components/blocks/UserTable/userRow.ts';

/** The email exactly as the backend has it, because the backend identifies users by it; '' if blank. */
export const emailOf = ({ email }: User): string => (email.trim() === '' ? '' : email);

export const isAdministrator = ({ role }: User): boolean => role === 'admin';

/** Converts a user to their row as `viewer` sees it. */
export function toUserRow(user: User, viewer: string): UserRowView {
  const email = emailOf(user);
  const person = user.name.trim();
  return {
    id: user._id,
    name: email || person || 'User without email',
    email,
    person,
    photo: user.photo,
    isAdmin: isAdministrator(user),
    isYou: email !== '' && sameEmail(email, viewer),
  };
}
