'use client';

import type { Identity } from '#contract/entities/identity.ts';
import { Avatar } from '#components/primitives/Avatar/Avatar.tsx';
import { Dialog } from '#components/primitives/Dialog/Dialog.tsx';
import { EmailAddress } from '#components/primitives/EmailAddress/EmailAddress.tsx';
import { Stack } from '#components/primitives/Stack/Stack.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import * as css from './GoogleChooser.css.ts';

export interface GoogleChooserProps {
  /** The people to choose from. Null closes the dialog. */
  people: readonly Identity[] | null;
  onChoose: (person: Identity) => void;
  /** Called when the dialog is closed without a choice. */
  onCancel: () => void;
}

/** A fake of Google's account chooser, without a password or a network. */
export function GoogleChooser({ people, onChoose, onCancel }: GoogleChooserProps) {
  return (
    <Dialog title="Choose an account" open={people !== null} onClose={onCancel}>
      <Stack gap="medium">
        <Text size="small" tone="muted">
          Demo sign-in: choose a person.
        </Text>
        <Stack as="ul" gap="xsmall">
          {people?.map((person) => (
            <li key={person.email}>
              <button type="button" className={css.person} onClick={() => onChoose(person)}>
                <Avatar photo={person.photoURL} name="" />
                <Stack as="div" gap="none">
                  <Text as="span" weight="semibold">
                    {person.displayName}
                  </Text>
                  <Text as="span" size="small" tone="muted">
                    <EmailAddress address={person.email} />
                  </Text>
                </Stack>
              </button>
            </li>
          ))}
        </Stack>
      </Stack>
    </Dialog>
  );
}
