import { Suspense, useEffect } from 'react';
import type { Profile } from '#contract/entities/user.ts';
import { lazyPart } from '../../../lazyPart.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { screen } from './ProfileScreen.css.ts';
import type { ProfileView } from './profileView.ts';
import { ShownProfile } from './ShownProfile.tsx';

const loadEditor = () => import('./ProfileEditor.tsx');
const ProfileEditor = lazyPart(async () => (await loadEditor()).ProfileEditor);

export interface ProfileScreenProps {
  view: ProfileView;
  /** The day here, YYYY-MM-DD, asked at every check. */
  today: () => string;
  onRetry: () => void;
  onEdit: () => void;
  /** What was typed, and fits the rules; an empty field keeps the old value. */
  onUpdate: (typed: Profile) => void;
  onDraftChange: (draft: Profile) => void;
  /** The dialog is to be closed; whoever owns it may ask first. */
  onClose: () => void;
}

/** What the signed-in person has told of themselves, and its change (docs/spec.md#profile). */
export function ProfileScreen({ view, onRetry, onEdit, ...editor }: ProfileScreenProps) {
  const { profile, editing } = view;
  const { heading, act: retry } = useHeadingFocus(onRetry);
  // The dialog's code comes while the profile is read, not only when the button is pressed.
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
