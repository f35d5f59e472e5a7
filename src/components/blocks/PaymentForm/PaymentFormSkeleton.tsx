import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { button, columns, due, field, fields, form, picture } from './PaymentForm.css.ts';

/** PaymentForm's shape while the order is on its way. The screen around it says that it is busy. */
export function PaymentFormSkeleton() {
  return (
    <div className={columns}>
      <div className={picture}>
        <Skeleton shape="picture" />
      </div>
      <div className={due}>
        <Skeleton shape="text" width="short" />
        <Skeleton shape="button" width="half" />
      </div>
      <div className={fields}>
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
      </div>
    </div>
  );
}
