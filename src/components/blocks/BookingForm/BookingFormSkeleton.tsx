import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { field, form, pair } from './BookingForm.css.ts';

/** Placeholder for a BookingForm while the product loads. The screen around it sets `aria-busy`. */
export function BookingFormSkeleton() {
  return (
    <Card padding="large">
      <div className={form}>
        <FieldSkeleton />
        <div className={pair}>
          <FieldSkeleton />
          <FieldSkeleton />
        </div>
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
    </Card>
  );
}

function FieldSkeleton() {
  return (
    <div className={field}>
      <Skeleton shape="block" />
    </div>
  );
}
