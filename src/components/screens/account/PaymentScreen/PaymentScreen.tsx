import { useRef } from 'react';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { notPrinted } from '../../../theme/notPrinted.css.ts';
import { PaymentContent } from './PaymentContent.tsx';
import { column, screen } from './PaymentScreen.css.ts';
import { PaymentTitle } from './PaymentTitle.tsx';
import type { PaymentScreenProps } from './paymentScreenProps.ts';
import { useKeptFocus } from './useKeptFocus.ts';

/** Pays for one order and shows the result (docs/spec.md#payment, docs/spec.md#states). */
export function PaymentScreen(props: PaymentScreenProps) {
  const { view } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const news = useKeptFocus(view, heading);
  const isToRead = 'reference' in view || 'transactionId' in view || 'receipt' in view;
  return (
    <div className={isToRead ? column : screen} data-state={view.state}>
      {/* A printed receipt has its own heading. */}
      <div className={'receipt' in view ? notPrinted : undefined}>
        <PageHeading ref={heading}>
          <PaymentTitle view={view} />
        </PageHeading>
        <VisuallyHidden as="p" role="status">
          {news}
        </VisuallyHidden>
      </div>
      <PaymentContent {...props} />
    </div>
  );
}
