import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Profile } from '#contract/entities/user.ts';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { screen } from './ProfileScreen.css.ts';
import type { ProfileView } from './profileView.ts';
import { ShownProfile } from './ShownProfile.tsx';

const loadEditor = () => import('./ProfileEditor.tsx');
const ProfileEditor = lazy(async () => ({ default: (await loadEditor()).ProfileEditor }));

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

/** What the signed-in person has told of themselves, and its change (SPEC §2 "Profile"). */
export function ProfileScreen({ view, onRetry, onEdit, ...editor }: ProfileScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The dialog's code comes while the profile is read, not only when the button is pressed.
  useEffect(() => void loadEditor().catch(() => {}), []);
  /** Retry goes away with what it is about, and the focus must not fall out of the page. */
  const retry = () => {
    heading.current?.focus();
    onRetry();
  };
  return (
    <div className={screen} data-state={view.profile.state}>
      <PageHeading ref={heading}>My Profile</PageHeading>
      <ShownProfile profile={view.profile} onRetry={retry} onEdit={onEdit} />
      {view.editing.state !== 'closed' && (
        <Suspense>
          <ProfileEditor {...editor} editing={view.editing} />
        </Suspense>
      )}
    </div>
  );
}
