import { Card } from '#components/primitives/Card/Card.tsx';
import { PageHeading } from '#components/primitives/PageHeading/PageHeading.tsx';
import { Stack } from '#components/primitives/Stack/Stack.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import { page } from './SandboxUnavailablePage.css.ts';

/**
 * The reason why the sandbox cannot run. `insecure`: the page was loaded over plain http from another host. `unsupported`: the browser has
 * no service workers, as in some private windows. `refused`: the browser did not accept ours.
 */
export type UnavailableReason = 'insecure' | 'unsupported' | 'refused';

export interface SandboxUnavailablePageProps {
  reason: UnavailableReason;
}

const REASONS: Record<UnavailableReason, string> = {
  insecure:
    'This page was loaded over plain http from another computer, but browsers run service workers only over https or from this computer.',
  unsupported: 'This browser does not support service workers here. Some private windows disable them.',
  refused: 'The browser rejected the sandbox’s service worker. Blocked site data or an extension may be the cause.',
};

const SOLUTIONS: Record<UnavailableReason, string> = {
  insecure: 'Open it over https, or on the computer that serves it at http://localhost or http://127.0.0.1.',
  unsupported: 'Open it in a normal window, or in another browser.',
  refused: 'Allow this site to store data and reload the page, or try another browser.',
};

/** Replaces the shop if the sandbox cannot run. Explains why, and what to do. */
export function SandboxUnavailablePage({ reason }: SandboxUnavailablePageProps) {
  return (
    <main id="main" className={page}>
      <Card padding="large">
        <Stack gap="medium">
          <PageHeading>The sandbox cannot run here</PageHeading>
          <Text>The demo shop has no server: a service worker in your browser answers in its place.</Text>
          <Text>{REASONS[reason]}</Text>
          <Text weight="semibold">{SOLUTIONS[reason]}</Text>
        </Stack>
      </Card>
    </main>
  );
}
