'use client';

import { Button } from '../../../primitives/Button/Button.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { message, waiting } from '../message.css.ts';

/** `waiting` while the signed-in user is loading; `unsettled` if that takes too long (docs/product-rules.md#auth-state-never-settles). */
export type WaitingView = { state: 'waiting' } | { state: 'unsettled' };

export interface WaitingScreenProps {
  view: WaitingView;
  onRetry: () => void;
  onContinueSignedOut: () => void;
}

/** Takes the place of a protected page until the shop knows who is signed in, unless that page has a placeholder of its own. */
export function WaitingScreen({ view, onRetry, onContinueSignedOut }: WaitingScreenProps) {
  const { heading, act: retry } = useHeadingFocus(onRetry);
  switch (view.state) {
    case 'waiting':
      return (
        <div className={waiting}>
          <PageHeading size="hidden">One moment</PageHeading>
          <Spinner size="page" label="Checking who is signed in" />
        </div>
      );
    case 'unsettled':
      return (
        <div className={message}>
          <Stack gap="gutter" align="center">
            <PageHeading ref={heading}>Still waiting for sign-in</PageHeading>
            <div role="alert">
              <Text tone="muted">The sign-in service has not answered. Try again, or browse without an account.</Text>
            </div>
            <Inline gap="small" justify="center">
              <Button tone="accent" onClick={() => retry()}>
                Retry
              </Button>
              <Button onClick={onContinueSignedOut}>Continue signed out</Button>
            </Inline>
          </Stack>
        </div>
      );
    default:
      return view satisfies never;
  }
}
