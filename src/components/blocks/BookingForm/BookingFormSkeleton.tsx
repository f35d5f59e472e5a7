import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { field, form, wide } from './BookingForm.css.ts';

/** BookingForm's shape while the product is on its way. The screen around it says that it is busy. */
export function BookingFormSkeleton() {
  return (
    <Card padding="large">
      <div className={form}>
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton />
        <FieldSkeleton />
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
