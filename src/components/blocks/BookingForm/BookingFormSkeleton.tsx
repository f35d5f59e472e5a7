import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { field, form, wide } from './BookingForm.css.ts';

/** Placeholder for a BookingForm while the product loads. The screen around it sets `aria-busy`. */
export function BookingFormSkeleton() {
  return (
    <Card padding="large">
      <div className={form}>
        <div className={wide}>
          <FieldSkeleton />
        </div>
        <FieldSkeleton />
        <FieldSkeleton />
        <div className={wide}>
          <FieldSkeleton />
        </div>
        <div className={wide}>
          <FieldSkeleton />
        </div>
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
