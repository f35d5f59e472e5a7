import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { button, columns, container, due, field, fields, form, picture } from './PaymentForm.css.ts';

/** Placeholder for a PaymentForm while the order loads. The screen around it sets `aria-busy`. */
export function PaymentFormSkeleton() {
  return (
    <div className={container}>
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
    </div>
  );
}
