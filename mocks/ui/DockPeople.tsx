'use client';

import UserRoundX from 'lucide/dist/esm/icons/user-round-x.mjs';
import { useEffect, useState } from 'react';
import type { Identity } from '#contract/entities/identity.ts';
import { sameEmail } from '#contract/sameEmail.ts';
import { Avatar } from '#components/primitives/Avatar/Avatar.tsx';
import { Icon } from '#components/primitives/Icon/Icon.tsx';
import { LIST } from '#components/primitives/list.ts';
import type { SandboxIdentity } from '../identity/identity.ts';
import * as css from './DockPeople.css.ts';

/** A person to sign in as. */
export interface DockPerson extends Identity {
  isAdministrator: boolean;
}

export interface DockPeopleProps {
  identity: Pick<SandboxIdentity, 'watch' | 'signInAs' | 'signOut'>;
  people: readonly DockPerson[];
}

/** Lists the people, and marks the one who is signed in. A click signs in as somebody else, or signs out. */
export function DockPeople({ identity, people }: DockPeopleProps) {
  // Undefined until it is known.
  const [user, setUser] = useState<Identity | null>();
  useEffect(() => identity.watch(setUser), [identity]);
  return (
    <ul role={LIST} className={css.people}>
      {people.map(({ email, displayName, photoURL, isAdministrator }) => (
        <li key={email}>
          <button
            type="button"
            className={css.person}
            aria-pressed={user != null && sameEmail(user.email, email)}
            onClick={() => void identity.signInAs(email)}
          >
            <Avatar photo={photoURL} name="" size="small" />
            <span className={css.text}>
              <span className={css.name}>{displayName}</span>
              {isAdministrator && <span className={css.role}>Administrator</span>}
            </span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={css.person} aria-pressed={user === null} onClick={() => void identity.signOut()}>
          <span className={css.nobody}>
            <Icon icon={UserRoundX} />
          </span>
          <span className={css.text}>
            <span className={css.name}>Nobody</span>
            <span className={css.role}>Signed out</span>
          </span>
        </button>
      </li>
    </ul>
  );
}
