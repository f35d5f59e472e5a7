import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import type { Product } from '#contract/entities/product.ts';
import { BookingScreen } from '#components/screens/account/BookingScreen/BookingScreen.tsx';
import { useActors } from '../../actors/ActorsProvider.tsx';
import { PageTitle } from '../../navigation/PageTitle.tsx';
import { productQuery } from '../../queries/productQuery.ts';
import { useServices } from '../../services/services.ts';
import { sentenceOf } from '../../texts/failures.ts';
import { toBookingView } from './connect.ts';
import { keepDraft, readDraft } from './draft.ts';

const nothing = () => {};
const idle = { onSubmit: nothing, onDraftChange: nothing, onCheckAgain: nothing };

/** /booking/:id: finds the product, then opens its order. */
export function BookingRoute({ email }: { email: string }) {
  const { id = '' } = useParams();
  const { api } = useServices();
  const { data, error, refetch } = useQuery(productQuery(api, id));
  const retry = () => void refetch();
  return (
    <>
      <PageTitle>Booking</PageTitle>
      {data === undefined && (
        <BookingScreen
          {...idle}
          view={error === null ? { state: 'loading' } : { state: 'failed', message: sentenceOf(error) }}
          onRetry={retry}
        />
      )}
      {data === null && <BookingScreen {...idle} view={{ state: 'missing', homeHref: '/' }} onRetry={retry} />}
      {data && <OpenOrder key={`${data._id} ${email}`} product={data} email={email} onRetry={retry} />}
    </>
  );
}

interface OpenOrderProps {
  product: Product;
  email: string;
  onRetry: () => void;
}

function OpenOrder({ product, email, onRetry }: OpenOrderProps) {
  const { device } = useServices();
  const { orders } = useActors();
  const owner = { email, id: product._id };
  // oxlint-disable-next-line react/exhaustive-deps -- an order is opened once a visit; a product read anew does not open another
  const order = useMemo(() => orders.open(email, product), [orders, email, product._id]);
  // oxlint-disable-next-line react/exhaustive-deps -- the draft is where the form starts; afterwards the form keeps what is typed
  const draft = useMemo(() => readDraft(device, owner), [device, email, product._id]);
  const snapshot = useSelector(order, (state) => state);
  const view = toBookingView(snapshot, { product, email, today: device.today(), draft });
  const shown = 'product' in view ? view.product : product;
  return (
    <BookingScreen
      view={view}
      onSubmit={({ price: _price, ...form }) => order.send({ type: 'order.submit', product: shown, form })}
      onDraftChange={(typed) => keepDraft(device, owner, typed)}
      onCheckAgain={() => order.send({ type: 'order.checkAgain' })}
      onRetry={onRetry}
    />
  );
}
