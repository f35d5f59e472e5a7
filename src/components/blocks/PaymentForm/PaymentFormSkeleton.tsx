import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { button, due, field, form, picture, summary } from './PaymentForm.css.ts';

/** PaymentSummary's shape while the order is on its way. */
export function PaymentSummarySkeleton() {
  return (
    <div className={summary}>
      <div className={picture}>
        <Skeleton shape="picture" />
      </div>
      <div className={due}>
        <Skeleton shape="text" width="half" />
        <Skeleton shape="button" width="half" />
      </div>
    </div>
  );
}

/** PaymentForm's shape while the order is on its way. The screen around it says that it is busy. */
export function PaymentFormSkeleton() {
  return (
    <Card padding="large">
      <div className={form}>
        <div className={field}>
          <Skeleton shape="block" />
        </div>
        <Skeleton shape="text" />
        <div className={button}>
          <Skeleton shape="block" />
        </div>
      </div>
    </Card>
  );
}
