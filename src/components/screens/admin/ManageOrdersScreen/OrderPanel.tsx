'use client';

import type { ReactNode } from 'react';
import { ADDRESS, DELIVERY_DATE, EMAIL, NAME, PAYMENT, PENDING, PHONE, PRICE, QUANTITY, STATUS } from '#contract/texts.ts';
import { formatDay } from '#contract/formatDay.ts';
import { Fact, Facts, FactText } from '../../../blocks/Facts.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Picture } from '../../../primitives/Picture/Picture.tsx';
import * as css from './OrderPanel.css.ts';
import { type ManagedOrderView, type OrderPanelView, textOrMissing, totalText } from './manageOrdersView.ts';
import { CustomerEmail, PaymentBadge } from './orderColumns.tsx';

interface OrderPanelProps {
  panel: Exclude<OrderPanelView, { state: 'closed' }>;
  onClose: () => void;
}

/** A read-only dialog with all fields of one order (docs/product-rules.md#manage-all-orders). */
export function OrderPanel({ panel, onClose }: OrderPanelProps) {
  switch (panel.state) {
    case 'gone':
      return (
        <Dialog open title="Order" onClose={onClose}>
          <EmptyState
            picture="pictures/1f50d.webp"
            title="This order no longer exists"
            action={<Button onClick={onClose}>Back to all orders</Button>}
          >
            It may have been removed.
          </EmptyState>
        </Dialog>
      );
    case 'open':
      return (
        <Dialog open title={`Order of ${panel.order.name}`} size="wide" onClose={onClose}>
          <OrderFacts order={panel.order} />
        </Dialog>
      );
    default:
      return panel satisfies never;
  }
}

/** All fields of an order's booking, and why its status cannot be changed. */
function OrderFacts({ order }: { order: ManagedOrderView }) {
  const { id, name, pictures, quantity, total, date, email, phone, address, isPaid, transactionId } = order;
  return (
    <div className={css.panel}>
      <div className={css.header}>
        <Picture sources={pictures} alt={`Picture of ${name}`} size="thumb" priority="first" />
        <dl className={css.name}>
          <Field name={NAME}>{name}</Field>
        </dl>
      </div>
      <div className={css.facts}>
        <Facts>
          <Field name={QUANTITY}>{quantity ?? 'Unknown'}</Field>
          <Field name={PRICE}>{totalText(total)}</Field>
          <Field name={DELIVERY_DATE}>{formatDay(date)}</Field>
          <Field name={PHONE}>{textOrMissing(phone)}</Field>
          <Field name={EMAIL}>
            <CustomerEmail email={email} />
          </Field>
          <Field name={ADDRESS}>{textOrMissing(address)}</Field>
          <Field name={PAYMENT}>
            <PaymentBadge order={order} />
          </Field>
          <Field name="Transaction Id">{transactionId.trim() || (isPaid ? 'Not recorded' : 'None yet')}</Field>
          <Field name={STATUS}>
            <Badge>{PENDING}</Badge>
          </Field>
          <Field name="Order id">{id}</Field>
        </Facts>
      </div>
      <Notice tone="info">The status of an order cannot be changed: the shop’s backend has no call for it.</Notice>
    </div>
  );
}

/** One field of the order. */
const Field = ({ name, children }: { name: string; children: ReactNode }) => (
  <Fact name={name}>
    <FactText>{children}</FactText>
  </Fact>
);
