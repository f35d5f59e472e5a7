import { Suspense, useEffect } from 'react';
import type { Profile } from '#contract/entities/user.ts';
import { lazyWithRetry } from '../../../lazyWithRetry.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { screen } from './ProfileScreen.css.ts';
import type { ProfileView } from './profileView.ts';
import { ShownProfile } from './ShownProfile.tsx';

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
    <div className={screen} data-state={profile.state}>
      <PageHeading ref={heading}>My Profile</PageHeading>
      {editing.state === 'saved' && <Notice tone="good">{editing.message}</Notice>}
      <ShownProfile profile={profile} onRetry={retry} onEdit={onEdit} />
      {editing.state !== 'closed' && editing.state !== 'saved' && (
        <Suspense>
          <ProfileEditor {...editor} editing={editing} />
        </Suspense>
      )}
    </div>
  );
}
