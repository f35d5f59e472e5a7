'use client';

import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import { BIO, BIRTHDAY, EMAIL, NAME, PHONE, SEX } from '#contract/texts.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { EmailAddress } from '../../primitives/EmailAddress/EmailAddress.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Fact, FactText } from '../Facts.tsx';
import * as css from './ProfileCard.css.ts';

/** The data of a ProfileCard, formatted for display; '' if missing. */
export interface ProfileCardView {
  /** In order of preference. */
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
      <div className={css.lines}>
        <div className={css.header}>
          <Avatar photo={person.photos} name="" size="large" />
          <dl className={css.names}>
            <Fact name={NAME}>
              <div className={css.name}>
                <ProfileValue value={person.name} />
              </div>
            </Fact>
            <Fact name={EMAIL}>{person.email === '' ? <ProfileValue value="" /> : <EmailAddress address={person.email} />}</Fact>
          </dl>
          <div className={css.edit}>
            <Button onClick={onEdit} aria-haspopup="dialog">
              <Icon icon={Pencil} size="small" />
              Edit Profile
            </Button>
          </div>
        </div>
        <dl className={css.facts}>
          <Fact name={BIRTHDAY}>
            <ProfileValue value={person.birthday} />
          </Fact>
          <Fact name={PHONE}>
            <ProfileValue value={person.phone} />
          </Fact>
          <Fact name={SEX}>
            <ProfileValue value={person.sex} />
          </Fact>
          <Fact name={BIO} width="full">
            <ProfileValue value={person.bio} />
          </Fact>
        </dl>
      </div>
    </Card>
  );
}

/** A value of the profile; 'Not provided' if it is missing. */
function ProfileValue({ value }: { value: string }) {
  if (value === '')
    return (
      <Text as="span" tone="muted">
        Not provided
      </Text>
    );
  return <FactText>{value}</FactText>;
}
