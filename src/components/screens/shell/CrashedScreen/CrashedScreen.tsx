import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { place } from './CrashedScreen.css.ts';

export interface CrashedView {
  state: 'crashed';
  homeHref: string;
}

export interface CrashedScreenProps {
  view: CrashedView;
  onRetry: () => void;
}

/** Stands where a page broke (DECISIONS "Crashes"); the rest of the shop goes on around it. */
export function CrashedScreen({ view, onRetry }: CrashedScreenProps) {
  return (
    <div className={place} data-state={view.state}>
      <Stack gap="gutter" align="center">
        <PageHeading>Something came loose</PageHeading>
        <div role="alert">
          <Text tone="soft">This page stopped working. The fault is ours; trying again often helps.</Text>
        </div>
        <Inline gap="small" justify="center">
          <Button tone="accent" onClick={onRetry}>
            Retry
          </Button>
          <ButtonLink href={view.homeHref}>Back to the shop</ButtonLink>
        </Inline>
      </Stack>
    </div>
  );
}
