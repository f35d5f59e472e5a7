import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { type BookingDraft, type BookingForm, emptyBookingDraft } from '#contract/forms/booking.ts';
import { BookingScreen } from '#components/screens/account/BookingScreen/BookingScreen.tsx';
import { useFlow } from '../../../runtime/FlowsProvider.tsx';
import { knownUser } from '../../../queries/operationQuery.ts';
import { findProduct, listedProduct, productQuery, productsQuery } from '../../../queries/findProduct.ts';
import { useServices } from '../../../services/services.ts';
import { type Seen, toBookingView, toLoadingView, toOutOfStockView, toPlaceholderView, toSeen } from './connect.ts';
import { readDraft } from '../../../runtime/drafts.ts';
import { type DraftForm, useDraft } from '../../../runtime/useDraft.ts';
import { createOrders } from '../orderActors.ts';
import { ordersFlow } from '../ordersFlow.ts';
import { useIdentity } from '../../../runtime/RequireSession.tsx';

const bookingForm: DraftForm<BookingDraft> = {
  form: 'booking',
  read: (platform, owner) => readDraft(platform, owner, emptyBookingDraft),
  isTyped: (draft) => Object.values(draft).some((text) => text !== ''),
};

const NOTHING_SEEN = { product: null, isOutOfStock: false };

/** /booking/:id: finds the product and opens an order for it. A pending order continues when the page is left. */
export function BookingRoute() {
  const { email } = useIdentity();
  const { id = '' } = useParams();
  const { api, platform } = useServices();
  const queries = useQueryClient();
  const orders = useFlow(ordersFlow).getOrCreate(createOrders);
  const finding = useQuery(productQuery(api, id));
  const draft = useDraft(bookingForm, email, id);
  // A product that disappears while the user types stays visible, with the draft.
  const [seen, setSeen] = useState<Seen | null>(null);
  if (finding.data && finding.data !== seen?.product) setSeen(toSeen(id, finding.data, seen, draft.isTyped));
  const { product, isOutOfStock } = seen?.id === id ? seen : NOTHING_SEEN;
  const productId = product?._id;
  // oxlint-disable-next-line react/exhaustive-deps -- one order per visit: a refetched product does not open another
  const order = useMemo(() => (product ? orders.open(email, product) : undefined), [orders, email, productId]);
  const { data: user } = useQuery(knownUser(api, email));
  const snapshot = useSelector(order, (state) => state);
  const typing = product && { product, email, profilePhone: user?.phone ?? '', draft: draft.initial, isListed: finding.data !== null };
  const isWithoutForm = isOutOfStock && snapshot?.value === 'editing';
  const send =
    (type: 'order.submit' | 'order.again') =>
    ({ price: _price, ...form }: BookingForm) =>
      product && order?.send({ type, product, form });
  const soldOut = isWithoutForm || snapshot?.value === 'soldOut' ? product : null;
  const others = useQuery({ ...productsQuery(api, soldOut?.kind ?? 'tool'), enabled: soldOut !== null });
  const view =
    soldOut && isWithoutForm
      ? toOutOfStockView(soldOut, others)
      : typing && snapshot
        ? toBookingView(snapshot, typing, others)
        : toLoadingView(finding, listedProduct(api, queries, id));
  return (
    <BookingScreen
      view={view}
      today={() => platform.today()}
      onSubmit={send('order.submit')}
      onOrderAgain={send('order.again')}
      onDraftChange={draft.save}
      onCheckAgain={() => order?.send({ type: 'order.checkAgain' })}
      onRetry={() => void finding.refetch()}
      onRetrySimilar={() => void others.refetch()}
    />
  );
}

const nothing = () => {};

/** The booking page until the shop knows who is signed in. It loads the product already, which everybody may see. */
export function BookingPlaceholder() {
  const { id = '' } = useParams();
  const { api, platform } = useServices();
  // Without a signal, which would abort the read when the page takes the placeholder's place.
  const finding = useQuery({ ...productQuery(api, id), queryFn: () => findProduct(api, id) });
  const listed = listedProduct(api, useQueryClient(), id);
  return (
    <BookingScreen
      view={toPlaceholderView(finding, listed)}
      today={() => platform.today()}
      onSubmit={nothing}
      onOrderAgain={nothing}
      onDraftChange={nothing}
      onCheckAgain={nothing}
      onRetry={() => void finding.refetch()}
      onRetrySimilar={nothing}
    />
  );
}
