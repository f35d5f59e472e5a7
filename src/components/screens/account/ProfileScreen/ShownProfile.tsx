import { ProfileCard } from '../../../blocks/ProfileCard/ProfileCard.tsx';
import { ProfileCardSkeleton } from '../../../blocks/ProfileCard/ProfileCardSkeleton.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ProfileView } from './profileView.ts';

interface ShownProfileProps {
  profile: ProfileView['profile'];
  onRetry: () => void;
  onEdit: () => void;
}

/** The profile in each of its states. */
export function ShownProfile({ profile, onRetry, onEdit }: ShownProfileProps) {
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
