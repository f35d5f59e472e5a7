'use client';

import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { useSite } from '../../../primitives/Link/SiteProvider.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import * as css from './NotFoundScreen.css.ts';

/** An unknown address. */
export interface NotFoundView {
  state: 'missing';
  homeHref: string;
}

export interface NotFoundScreenProps {
  view: NotFoundView;
}

/** The page for every unknown address (docs/spec.md#routes): a 404 with a gear as its zero, and a link home. */
export function NotFoundScreen({ view }: NotFoundScreenProps) {
  const { siteBase } = useSite();
  return (
    <div className={css.page} data-state={view.state}>
      <div className={css.number} aria-hidden="true">
        4
        <img className={css.gear} src={`${siteBase}pictures/2699-fe0f.webp`} alt="" width={256} height={256} />4
      </div>
      <PageHeading>Page not found</PageHeading>
      <Text tone="muted">We looked under the bench and behind the shelf: nothing lives at this address.</Text>
      <ButtonLink href={view.homeHref} tone="accent" size="large">
        Back to the shop
      </ButtonLink>
    </div>
  );
}
