import { Card } from '../../../primitives/Card/Card.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { page, variable } from './UnconfiguredScreen.css.ts';

/** A build variable that is missing or wrong. `problem` is a sentence that says what is wrong. */
export interface ConfigurationFault {
  variable: string;
  problem: string;
}

/** The faults of the configuration. */
export interface UnconfiguredView {
  state: 'unconfigured';
  /** At least one. */
  faults: readonly ConfigurationFault[];
}

export interface UnconfiguredScreenProps {
  view: UnconfiguredView;
}

/**
 * Replaces the shop if a live build is not configured. Names each variable for the developer who built it. Use CrashedScreen for a broken
 * page.
 */
export function UnconfiguredScreen({ view }: UnconfiguredScreenProps) {
  return (
    <main id="main" className={page} data-state={view.state}>
      <Card padding="large">
        <Stack gap="gutter">
          <PageHeading>This shop is not set up yet</PageHeading>
          <Text>Its build lacks settings for the backend, the sign-in or the payments:</Text>
          <Stack gap="medium" as="ul">
            {view.faults.map(({ variable: name, problem }) => (
              <Stack gap="xsmall" as="li" key={name}>
                <code className={variable}>{name}</code>
                <Text tone="muted">{problem}</Text>
              </Stack>
            ))}
          </Stack>
          <Text>
            Are you setting it up? The file .env.example says where each value comes from. Are you a shopper? Please come back a little
            later.
          </Text>
        </Stack>
      </Card>
    </main>
  );
}
