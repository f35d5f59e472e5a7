import type { AsyncValue } from '../../asyncList.ts';
import type { DeliveriesView } from './DeliveriesCard.tsx';

const LABELS = [
  'Sat, Nov 21',
  'Sun, Nov 22',
  'Mon, Nov 23',
  'Tue, Nov 24',
  'Wed, Nov 25',
  'Thu, Nov 26',
  'Fri, Nov 27',
  'Sat, Nov 28',
  'Sun, Nov 29',
  'Mon, Nov 30',
  'Tue, Dec 1',
  'Wed, Dec 2',
  'Thu, Dec 3',
  'Fri, Dec 4',
];

const daysOf = (...orders: number[]) =>
  LABELS.map((label, index) => ({ key: label, label, tick: label.replace(/^\D+/, ''), value: orders[index] ?? 0 }));

export const deliveries = {
  loading: { state: 'loading' },
  failed: { state: 'failed', message: 'The shop has a problem at the moment. Please try again in a little while.' },
  ready: {
    state: 'ready',
    figures: { days: daysOf(3, 5, 4, 9, 14, 8, 7, 2, 5, 4, 1, 3, 1, 2), note: '68 orders, most on Wed, Nov 25 (14)' },
  },
} satisfies Record<AsyncValue<DeliveriesView>['state'], AsyncValue<DeliveriesView>>;

export const none: DeliveriesView = { days: daysOf(), note: 'No deliveries on these days' };
export const few: DeliveriesView = { days: daysOf(0, 0, 0, 1, 0, 0, 1), note: '2 orders' };
export const many: DeliveriesView = {
  days: daysOf(...LABELS.map((_, index) => 700 + index)),
  note: '9,891 orders, most on Fri, Dec 4 (713)',
};
