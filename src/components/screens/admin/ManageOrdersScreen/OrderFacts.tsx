import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Picture } from '../../../primitives/Picture/Picture.tsx';
import { facts, header, panel, term, value } from './ManageOrdersScreen.css.ts';
import type { ManagedOrderDetails } from './manageOrdersView.ts';
import { PaymentBadge } from './orderColumns.tsx';

/** All fields of an order's booking, and why its status cannot be changed. */
export function OrderFacts({ order }: { order: ManagedOrderDetails }) {
  const { id, name, pictures, quantity, price, deliveryDate, email, phone, address, payment, transactionId } = order;
  return (
    <div className={panel}>
      <div className={header}>
        <Picture sources={pictures} colorKey={id} alt={`Picture of ${name}`} size="thumb" priority="first" />
        <dl>
          <Fact term="Name">{name}</Fact>
        </dl>
      </div>
      <dl className={facts}>
        <Fact term="Quantity">{quantity}</Fact>
        <Fact term="Price">{price}</Fact>
        <Fact term="Delivery Date">{deliveryDate}</Fact>
        <Fact term="Phone">{phone}</Fact>
        <Fact term="Email">{email}</Fact>
        <Fact term="Address">{address}</Fact>
        <Fact term="Payment">
          <PaymentBadge payment={payment} />
        </Fact>
        <Fact term="Transaction id">{transactionId}</Fact>
        <Fact term="Status">
          <Badge>Pending</Badge>
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
