'use client';

import Printer from 'lucide/dist/esm/icons/printer.mjs';
import { useId } from 'react';
import { DELIVERY_DATE, EMAIL, PAID, PHONE } from '#contract/texts.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { EmailAddress } from '../../primitives/EmailAddress/EmailAddress.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { notPrinted } from '../../theme/printing.css.ts';
import { wholeWords } from '../../theme/text.css.ts';
import { Fact, Facts, FactText } from '../Facts.tsx';
import * as css from './Receipt.css.ts';
import type { ReceiptView } from './receiptView.ts';

export interface ReceiptProps {
  receipt: ReceiptView;
  /** Opens the browser's print dialog. Only the receipt is printed. */
  onPrint: () => void;
}

/** A paid order on one sheet, to keep or print (docs/product-rules.md#someone-elses-booking). */
export function Receipt({ receipt, onPrint }: ReceiptProps) {
  const title = useId();
  return (
    <section className={css.receipt} aria-labelledby={title}>
      <header className={css.header}>
        <div>
          <p className={css.shop}>Gadget Garage</p>
          <Heading level={2} id={title}>
            Receipt
          </Heading>
        </div>
        <Badge tone="good">{PAID}</Badge>
      </header>
      <div className={css.product}>
        <Picture sources={receipt.pictures} alt="" size="thumb" priority="first" />
        <div className={wholeWords}>
          <Text weight="semibold">
            <bdi>{receipt.name}</bdi>
          </Text>
          <Text size="small" tone="muted">
            {`Quantity ${receipt.quantity}`}
          </Text>
        </div>
      </div>
      <Facts>
        <Fact name={DELIVERY_DATE}>{receipt.deliveryDate}</Fact>
        <Fact name={PHONE}>{receipt.phone && <FactText>{receipt.phone}</FactText>}</Fact>
        <Fact name="Deliver to" width="full">
          {receipt.address && <FactText>{receipt.address}</FactText>}
        </Fact>
        <Fact name={EMAIL} width="full">
          {receipt.email && <EmailAddress address={receipt.email} />}
        </Fact>
        <Fact name="Transaction Id" width="full">
          {receipt.transactionId}
        </Fact>
      </Facts>
      <p className={css.total}>
        Amount paid <strong className={css.figure}>{receipt.amount}</strong>
      </p>
      <div className={notPrinted}>
        <Button onClick={onPrint}>
          <Icon icon={Printer} size="small" />
          Print receipt
        </Button>
      </div>
    </section>
  );
}
