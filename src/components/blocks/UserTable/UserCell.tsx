import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { address, soft, user as userLook, words } from './UserTable.css.ts';
import type { UserRowView } from './userRow.ts';

/** A user's photo, e-mail and name. */
export function UserCell({ user: { email, person, photo, isYou } }: { user: UserRowView }) {
  return (
    <div className={userLook}>
      <Avatar photo={photo} name="" />
      <div className={words}>
        <div className={address}>
          {email === '' ? (
            <Text as="span" tone="soft">
              No e-mail
            </Text>
          ) : (
            <Text as="span" weight="semibold">
              <bdi>{email}</bdi>
            </Text>
          )}
          {isYou && <Badge tone="info">You</Badge>}
        </div>
        {person !== '' && (
          <div className={soft} dir="auto">
            {person}
          </div>
        )}
      </div>
    </div>
  );
}
