import { Card } from '../../primitives/Card/Card.tsx';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { TableSkeleton } from '../../primitives/Table/TableSkeleton.tsx';
import { PaymentFormSkeleton } from '../PaymentForm/PaymentFormSkeleton.tsx';
import { ProfileCardSkeleton } from '../ProfileCard/ProfileCardSkeleton.tsx';
import * as css from './SectionSkeleton.css.ts';

/** A page of the dashboard that is known before it loads. */
export interface Section {
  title: string;
  /** The shape of its content: a `table` has a search field above it, a `list` has none, and above a `form` is a line of text. */
  shape: 'table' | 'list' | 'form' | 'profile' | 'payment';
}

export interface SectionSkeletonProps {
  section: Section;
  /** Says what is pending, for screen readers. */
  label: string;
}

/** Placeholder for a page of the dashboard while its code or the user's rights load. It has the page's heading already. */
export const SectionSkeleton = ({ section: { title, shape }, label }: SectionSkeletonProps) => (
  <Stack gap="large" data-state="loading" data-shape={shape}>
    <Stack gap="xsmall">
      <PageHeading>{title}</PageHeading>
      {shape === 'form' && <Skeleton shape="text" width="short" />}
    </Stack>
    <Stack gap="large" role="status" aria-busy="true" aria-label={label}>
      {SHAPES[shape]}
    </Stack>
  </Stack>
);

const field = (
  <div className={css.field}>
    <Skeleton shape="text" width="short" />
    <Skeleton shape="block" />
  </div>
);

const SHAPES = {
  table: (
    <>
      <div className={css.search}>
        <Skeleton shape="block" />
      </div>
      <TableSkeleton lines={6} />
    </>
  ),
  // As many rows as the placeholders of My Orders and History.
  list: <TableSkeleton lines={4} />,
  form: (
    <div className={css.form}>
      <Card padding="large">
        <div className={css.fields}>
          {field}
          {field}
          {field}
          {field}
        </div>
      </Card>
    </div>
  ),
  profile: <ProfileCardSkeleton />,
  payment: <PaymentFormSkeleton />,
} as const satisfies Record<Section['shape'], unknown>;
