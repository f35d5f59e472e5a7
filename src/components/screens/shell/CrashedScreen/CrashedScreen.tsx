'use client';

import { useTransition } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { message } from '../message.css.ts';

/** `crashed`: the page threw an error. `unloaded`: the page's code could not be loaded, usually because the browser is offline. */
export interface CrashedView {
  state: 'crashed' | 'unloaded';
  homeHref: string;
  /** Another value for each failure, so that a second one is announced too. @default all are the same */
  failure?: string;
}

const TEXTS: Record<CrashedView['state'], { title: string; text: string }> = {
  crashed: { title: 'Something went wrong', text: 'This page stopped working. The problem is on our side, and trying again often helps.' },
  unloaded: {
    title: 'This part could not be loaded',
    text: 'Check your connection, then try again.',
  },
};

export interface CrashedScreenProps {
  view: CrashedView;
  onRetry: () => void;
}

/** Replaces a page that crashed (docs/product-rules.md#crashes). The rest of the shop keeps working around it. */
export function CrashedScreen({ view, onRetry }: CrashedScreenProps) {
  const { title, text } = TEXTS[view.state];
  // Shows that Retry works while the page's code loads again.
  const [isRetrying, start] = useTransition();
  const { heading, act: retry } = useHeadingFocus(() => start(onRetry));
  return (
    <div className={message} data-state={view.state}>
      <Stack gap="gutter" align="center">
        <PageHeading ref={heading}>{title}</PageHeading>
        <div key={view.failure} role="alert">
          <Text tone="muted">{text}</Text>
        </div>
        <Inline gap="small" justify="center">
          <Button tone="accent" state={isRetrying ? 'busy' : 'ready'} onClick={() => retry()}>
            Retry
          </Button>
          <ButtonLink href={view.homeHref}>Back to the shop</ButtonLink>
        </Inline>
      </Stack>
    </div>
  );
}
