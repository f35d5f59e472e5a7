import { Card } from '#components/primitives/Card/Card.tsx';
import { PageHeading } from '#components/primitives/PageHeading/PageHeading.tsx';
import { Stack } from '#components/primitives/Stack/Stack.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import { page } from './SandboxUnavailablePage.css.ts';

/** Replaces the shop if the sandbox cannot run. Says why, and how to change that. */
export function SandboxUnavailablePage() {
  return (
    <main id="main" className={page}>
      <Card padding="large">
        <Stack gap="medium">
          <PageHeading>The sandbox cannot run here</PageHeading>
          <Text>The demo shop has no server: your browser answers in its place, and it does not allow this site to store data.</Text>
          <Text weight="semibold">Allow this site to store data and reload the page, or try another browser.</Text>
        </Stack>
      </Card>
    </main>
  );
}
