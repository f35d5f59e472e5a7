import type { AsyncValue } from '../../asyncList.ts';
import type { FigureView } from './FigureCard.tsx';

export const figures = {
  loading: { state: 'loading' },
  failed: { state: 'failed', message: 'The shop has a problem at the moment. Please try again in a little while.' },
  ready: { state: 'ready', figures: { figure: '$1,284.60', notes: ['9 of 31 bookings'] } },
} satisfies Record<AsyncValue<FigureView>['state'], AsyncValue<FigureView>>;

export const lowStock: FigureView = { figure: '4', notes: ['of 26 car tools'] };
export const noBookings: FigureView = { figure: '$0.00', notes: ['No bookings yet'] };
export const withUnpriced: FigureView = { figure: '$1,284.60', notes: ['9 of 31 bookings', '2 without a price'] };
export const long: FigureView = {
  figure: '$90,071,992,547,409.91',
  notes: ['10,000 of 10,000 bookings', '9,999 without a price'],
};
