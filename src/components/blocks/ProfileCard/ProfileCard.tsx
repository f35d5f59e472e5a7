import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { edit, facts, head, lines, names, name as nameLook, term, wide } from './ProfileCard.css.ts';
import { ProfileValue } from './ProfileValue.tsx';

/** The data of a ProfileCard, formatted for display; '' if missing. */
export interface ProfileCardView {
  /** Best first. */
  photos: readonly string[];
  name: string;
  email: string;
  birthday: string;
  phone: string;
  sex: string;
  bio: string;
}

export interface ProfileCardProps {
  person: ProfileCardView;
  onEdit: () => void;
}

/** The signed-in user's profile (docs/spec.md#profile). Use Avatar for the photo alone. */
export function ProfileCard({ person, onEdit }: ProfileCardProps) {
  return (
    <Card padding="large">
      <div className={lines}>
        <div className={head}>
          <Avatar photo={person.photos} name="" size="large" />
          <dl className={names}>
            <dt className={term}>Name</dt>
            <dd className={nameLook}>
              <ProfileValue value={person.name} />
            </dd>
            <dt className={term}>Email</dt>
            <dd>
              <ProfileValue value={person.email} />
            </dd>
          </dl>
          <div className={edit}>
            <Button onClick={onEdit} aria-haspopup="dialog">
              <Icon icon={Pencil} size="small" />
              Edit Profile
            </Button>
          </div>
        </div>
        <dl className={facts}>
          <Fact name="Birthday" value={person.birthday} />
          <Fact name="Phone" value={person.phone} />
          <Fact name="Sex" value={person.sex} />
          <Fact name="Bio" value={person.bio} width="full" />
        </dl>
      </div>
    </Card>
  );
}

function Fact({ name, value, width }: { name: string; value: string; width?: 'full' }) {
  return (
    <div className={width === 'full' ? wide : undefined}>
      <dt className={term}>{name}</dt>
      <dd>
        <ProfileValue value={value} />
      </dd>
    </div>
  );
}
