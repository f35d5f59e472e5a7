'use client';

import type { ReactNode } from 'react';
import { ADDRESS, DELIVERY_DATE, EMAIL, NAME, PAYMENT, PENDING, PHONE, PRICE, QUANTITY, STATUS } from '#contract/texts.ts';
import { formatDay } from '#contract/formatDay.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Picture } from '../../../primitives/Picture/Picture.tsx';
import { facts, header, panel, term, value } from './OrderPanel.css.ts';
import { type ManagedOrderView, type OrderPanelView, textOrMissing, totalText } from './manageOrdersView.ts';
import { PaymentBadge } from './orderColumns.tsx';

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
    <div className={panel}>
      <div className={header}>
        <Picture sources={pictures} alt={`Picture of ${name}`} size="thumb" priority="first" />
        <dl>
          <Fact term={NAME}>{name}</Fact>
        </dl>
      </div>
      <dl className={facts}>
        <Fact term={QUANTITY}>{quantity ?? 'Unknown'}</Fact>
        <Fact term={PRICE}>{totalText(total)}</Fact>
        <Fact term={DELIVERY_DATE}>{formatDay(date)}</Fact>
        <Fact term={PHONE}>{textOrMissing(phone)}</Fact>
        <Fact term={EMAIL}>{textOrMissing(email)}</Fact>
        <Fact term={ADDRESS}>{textOrMissing(address)}</Fact>
        <Fact term={PAYMENT}>
          <PaymentBadge order={order} />
        </Fact>
        <Fact term="Transaction Id">{transactionId.trim() || (isPaid ? 'Not recorded' : 'None yet')}</Fact>
        <Fact term={STATUS}>
          <Badge>{PENDING}</Badge>
        </Fact>
        <Fact term="Order id">{id}</Fact>
      </dl>
      <Notice tone="info">The status of an order cannot be changed: the shop’s backend has no call for it.</Notice>
    </div>
  );
}

function Fact({ term: name, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={term}>{name}</dt>
      <dd className={value} dir="auto">
        {children}
      </dd>
    </div>
  );
}
