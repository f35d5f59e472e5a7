'use client';

import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { place } from './AdminAccessScreen.css.ts';

/** `checking` until the backend responds; `unknown` if the check failed; `refused` if the user is not an administrator. */
export type AdminAccessView =
  | { state: 'checking' }
  | { state: 'unknown'; message: string }
  | {
      state: 'refused';
      /** The email of the account that was refused. */
      email: string;
      /** The page that the user tried to open. */
      returnHref: string;
    };

export interface AdminAccessScreenProps {
  view: AdminAccessView;
  /** Shown in the state `checking`: the SectionSkeleton of the page that the user opened. */
  placeholder?: ReactNode;
  /** Called by Retry in the state `unknown`. */
  onRetry?: (() => void) | undefined;
  /** Called by 'Sign in with another account' in the state `refused`. */
  onSignOut?: (() => void) | undefined;
}

const TITLES = { unknown: 'We could not check your access', refused: 'You need an administrator account' };

/**
 * Replaces an admin page until the backend confirms that the user is an administrator (docs/product-rules.md#admin-check-fails,
 * docs/product-rules.md#signed-in-but-not-an-administrator).
 */
export function AdminAccessScreen({ view, placeholder, onRetry, onSignOut }: AdminAccessScreenProps) {
  const { heading, act } = useHeadingFocus((action: (() => void) | undefined) => action?.());
  if (view.state === 'checking') return placeholder;
  return (
    <div className={place} data-state={view.state}>
      <PageHeading ref={heading}>{TITLES[view.state]}</PageHeading>
      <AdminAccessMessage view={view} onRetry={() => act(onRetry)} onSignOut={() => act(onSignOut)} />
    </div>
  );
}

interface AdminAccessMessageProps extends Omit<AdminAccessScreenProps, 'placeholder'> {
  view: Exclude<AdminAccessView, { state: 'checking' }>;
}

function AdminAccessMessage({ view, onRetry, onSignOut }: AdminAccessMessageProps) {
  switch (view.state) {
    case 'unknown':
      return (
        <Stack gap="gutter" align="center">
          <div role="alert">
            <Text tone="muted">{`This page is for administrators. ${view.message}`}</Text>
          </div>
          <Button tone="accent" onClick={onRetry}>
            Retry
          </Button>
        </Stack>
      );
    case 'refused':
      return (
        <Stack gap="gutter" align="center">
          <Text tone="muted">
            You are signed in as <EmailAddress address={view.email} />, which has no access to this page. Sign in as an administrator, or
            ask an administrator for access.
          </Text>
          <Inline gap="small" justify="center">
            <Button tone="accent" onClick={onSignOut}>
              Sign in with another account
            </Button>
            <ButtonLink href={view.returnHref}>Try again</ButtonLink>
            <ButtonLink href="/">Go home</ButtonLink>
          </Inline>
        </Stack>
      );
    default:
      return view satisfies never;
  }
}
