'use client';

import { Suspense, useEffect } from 'react';
import type { Profile } from '#contract/entities/user.ts';
import { MY_PROFILE } from '#contract/texts.ts';
import { ProfileCard } from '../../../blocks/ProfileCard/ProfileCard.tsx';
import { ProfileCardSkeleton } from '../../../blocks/ProfileCard/ProfileCardSkeleton.tsx';
import { lazyWithRetry } from '../../../lazyWithRetry.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ProfileView } from './profileView.ts';

const loadEditor = () => import('./ProfileEditor.tsx');
const ProfileEditor = lazyWithRetry(async () => (await loadEditor()).ProfileEditor);

export interface ProfileScreenProps {
  view: ProfileView;
  /** Returns the local date as YYYY-MM-DD. Called on every validation. */
  today: () => string;
  onRetry: () => void;
  onEdit: () => void;
  /** Called with the valid input; an empty field keeps the old value. */
  onUpdate: (typed: Profile) => void;
  onDraftChange: (draft: Profile) => void;
  /** Asks to close the dialog; the caller may ask for confirmation first. */
  onClose: () => void;
}

/** Shows and edits the signed-in user's profile (docs/spec.md#profile). */
export function ProfileScreen({ view, onRetry, onEdit, ...editor }: ProfileScreenProps) {
  const { profile, editing } = view;
  const { heading, act: retry } = useHeadingFocus(onRetry);
  // Preloads the dialog's code while the profile loads, so that the first click does not wait for it.
  useEffect(() => void loadEditor().catch(() => {}), []);
  return (
    <Stack gap="large" data-state={profile.state}>
      <PageHeading ref={heading}>{MY_PROFILE}</PageHeading>
      {editing.state === 'saved' && <Notice tone="good">{editing.message}</Notice>}
      <ShownProfile profile={profile} onRetry={retry} onEdit={onEdit} />
      {editing.state !== 'closed' && editing.state !== 'saved' && (
        <Suspense>
          <ProfileEditor {...editor} editing={editing} />
        </Suspense>
      )}
    </Stack>
  );
}

interface ShownProfileProps {
  profile: ProfileView['profile'];
  onRetry: () => void;
  onEdit: () => void;
}

/** The profile in each of its states. */
function ShownProfile({ profile, onRetry, onEdit }: ShownProfileProps) {
  const retry = <Button onClick={onRetry}>Retry</Button>;
  switch (profile.state) {
    case 'loading':
      return (
        <div role="status" aria-busy="true" aria-label="Loading your profile">
          <ProfileCardSkeleton />
        </div>
      );
    case 'failed':
      return (
        <Notice tone="critical" action={retry}>
          {profile.message}
        </Notice>
      );
    case 'ready':
      return (
        <>
          {profile.stale !== undefined && (
            <Notice tone="caution" action={retry}>
              {profile.stale}
            </Notice>
          )}
          <ProfileCard person={profile.person} onEdit={onEdit} />
        </>
      );
    case 'signedOut':
      return <Text tone="muted">Log in to see your profile.</Text>;
    default:
      return profile satisfies never;
  }
}
