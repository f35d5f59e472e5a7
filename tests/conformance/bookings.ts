import type { Booking } from '#contract/entities/booking.ts';
import { shopper } from '../contract/sandbox.ts';
import type { Row } from '../support/conformanceRun.ts';
import {
  type Deviation,
  DIFFERS,
  acknowledges,
  afterwards,
  answers,
  cached,
  lists,
  stores,
  storesText,
  textChanges,
  twice,
} from './deviation.ts';

const OWN = 'GET /carBooking/*';
const ALL = 'GET /carBooking';
const GET = 'GET /carBookings/*';
const POST = 'POST /carBooking';
const PATCH = 'PATCH /carBooking/*';
const DELETE = 'DELETE /carBooking/*';

const afterPayment = (name: string, change: Partial<Booking>, report: string): Deviation => ({
  name,
  operation: 'recordPayment',
  change: afterwards(PATCH, (world, id) =>
    world.write((draft) => {
      const booking = draft.get('bookings', id);
      if (booking !== undefined) draft.put('bookings', { ...booking, ...change });
    }),
  ),
  report,
});

const isNew = ({ address }: Booking) => address.startsWith('Check');

const created: Deviation[] = [
  ...textChanges.slice(0, 3).map(([name, change]): Deviation => ({
    name: `texts ${name}`,
    operation: 'createBooking',
    change: () => ({ [POST]: storesText(change) }),
    report: `documented: name, address: ${DIFFERS}`,
  })),
  {
    name: 'a total that is truncated to cents',
    operation: 'createBooking',
    change: () => ({ [POST]: stores((body) => ({ ...body, price: Math.trunc((body['price'] as number) * 100) / 100 })) }),
    report: `documented: price: ${DIFFERS}`,
  },
  {
    name: 'a booking of one piece, however many are ordered',
    operation: 'createBooking',
    change: () => ({ [POST]: stores((body) => ({ ...body, quantity: 1 })) }),
    report: `documented: quantity: ${DIFFERS}`,
  },
  {
    name: 'a phone number that is stored as a number',
    operation: 'createBooking',
    change: () => ({ [POST]: stores((body) => ({ ...body, phone: String(Number(String(body['phone']).replaceAll(/\D/g, ''))) })) }),
    report: `documented: phone: ${DIFFERS}`,
  },
  {
    name: 'a quantity that is sent as text',
    operation: 'createBooking',
    change: () => ({ [OWN]: lists((rows) => rows.map((row) => ({ ...row, quantity: String(row['quantity']) }))) }),
    report: `documented: quantity: ${DIFFERS}`,
  },
  {
    name: 'a POST that makes two bookings',
    operation: 'createBooking',
    change: () => ({ [POST]: twice }),
    report: 'documented: one POST created 2 records',
  },
  {
    name: 'a booking that is acknowledged but not stored',
    operation: 'createBooking',
    change: () => ({ [POST]: acknowledges }),
    report: "documented: the new booking is not in its owner's list",
  },
  {
    name: 'an answer that names another booking',
    operation: 'createBooking',
    change: () => ({ [POST]: answers((json: Row) => ({ ...json, insertedId: 'ffffffffffffffffffffffff' })) }),
    report: 'assumed: the answer names another record than the new one',
    because: 'no answer to this POST is documented',
  },
  {
    name: 'a booking that is paid from the start',
    operation: 'createBooking',
    change: afterwards(POST, (world) =>
      world.write((draft) => {
        for (const booking of draft.all('bookings').filter(isNew)) draft.put('bookings', { ...booking, paid: true });
      }),
    ),
    report: 'documented: a new booking is already paid',
  },
  {
    name: 'a booking that takes the stock once more',
    operation: 'createBooking',
    change: afterwards(POST, (world) =>
      world.write((draft) => {
        for (const tool of draft.all('tools').filter(({ name }) => name.startsWith('Check')))
          draft.put('tools', { ...tool, quantity: (tool.quantity ?? 0) - 1 });
      }),
    ),
    report: 'documented: the booking changed the stock, which PUT /carTools/{id} does',
  },
];

const listed: Deviation[] = [
  {
    name: "own bookings with another person's",
    operation: 'listOwnBookings',
    change: (world) => ({
      [OWN]: async (real) => ((await real()).ok ? Response.json(await world.read((view) => view.all('bookings'))) : real()),
    }),
    report: 'documented: 5 rows belong to another user',
  },
  {
    name: 'own bookings without the latest',
    operation: 'listOwnBookings',
    change: () => ({ [OWN]: lists((rows) => rows.slice(1)) }),
    report: "documented: 1 of the user's rows in listBookings are missing",
  },
  {
    name: "everybody's bookings without the new one",
    operation: 'listBookings',
    change: () => ({ [ALL]: lists((rows) => rows.filter((row) => !String(row['address']).startsWith('Check'))) }),
    report: 'documented: the new booking is not in the list of all',
  },
  {
    name: "everybody's bookings from a cache",
    operation: 'listBookings',
    change: () => ({ [ALL]: cached() }),
    report: 'documented: the new booking is not in the list of all',
  },
  {
    name: 'emails that are compared case-sensitively',
    operation: 'listOwnBookings',
    change: () => ({ [OWN]: answers((rows: Row[], url: URL) => (url.pathname.includes('SHOPPER') ? [] : rows)) }),
    report: 'assumed: for the email in upper case: the new booking is missing',
    because: 'the specification does not say whether case matters',
  },
  {
    name: 'another booking for an id',
    operation: 'getBooking',
    change: (world) => ({
      [GET]: async (real) => {
        const response = await real();
        const [first] = await world.read((view) => view.byEmail('bookings', shopper));
        return response.ok ? Response.json(first) : response;
      },
    }),
    report: 'documented: the response differs from the row in the list',
  },
];

const paid: Deviation[] = [
  {
    name: 'a payment that is acknowledged but not stored',
    operation: 'recordPayment',
    change: () => ({ [PATCH]: acknowledges }),
    report: 'documented: the booking has no transaction id after the payment',
  },
  afterPayment('a payment that is paid without its transaction id', { transactionId: '' }, `documented: transactionId: ${DIFFERS}`),
  {
    name: 'a transaction id of at most 20 characters',
    operation: 'recordPayment',
    change: () => ({ [PATCH]: stores((body) => ({ ...body, transactionId: String(body['transactionId']).slice(0, 20) })) }),
    report: `documented: transactionId: ${DIFFERS}`,
  },
  {
    ...afterPayment('a payment that does not set paid', { paid: false }, 'assumed: paid is not true after the payment'),
    because: 'the specification does not say how paid becomes true',
  },
  afterPayment('a payment that resets the price', { price: null }, 'documented: price: changed, although not sent'),
  afterPayment('a payment that moves the day', { date: '2030-01-30' }, 'documented: date: changed, although not sent'),
  {
    name: 'a payment of every booking of the person',
    operation: 'recordPayment',
    change: afterwards(PATCH, (world, id) =>
      world.write((draft) => {
        const { transactionId = '' } = draft.get('bookings', id) ?? {};
        for (const booking of draft.byEmail('bookings', shopper)) draft.put('bookings', { ...booking, paid: true, transactionId });
      }),
    ),
    report: 'documented: 2 other records have changed',
  },
  {
    name: 'a booking that is cached',
    operation: 'recordPayment',
    change: () => ({ [GET]: cached() }),
    report: 'documented: the booking has no transaction id after the payment',
  },
  {
    name: 'a payment that is refused when it is repeated',
    operation: 'recordPayment',
    change: () => {
      const seen = new Set<unknown>();
      return { [PATCH]: (real, { body }) => (seen.has(body) ? new Response('', { status: 409 }) : (seen.add(body), real())) };
    },
    report: 'assumed: the same payment again: answered 409; the shop expects 2xx',
    because: 'the specification does not say what a repeated call does',
  },
  {
    name: 'a second payment that replaces the first',
    operation: 'recordPayment',
    change: (world) => ({
      [PATCH]: async (_, { body }, url) => {
        const { appointment, transactionId } = JSON.parse(body as string) as Record<string, string>;
        await world.write((draft) => {
          const booking = draft.get('bookings', appointment ?? url.pathname);
          if (booking !== undefined) draft.put('bookings', { ...booking, paid: true, transactionId: transactionId ?? '' });
        });
        return Response.json({ acknowledged: true });
      },
    }),
    report: 'assumed: another payment replaced the transaction id of a paid booking',
    because: 'the specification does not describe a second payment',
  },
];

const deleted: Deviation[] = [
  {
    name: 'a delete that removes no booking',
    operation: 'deleteBooking',
    change: () => ({ [DELETE]: acknowledges }),
    report: 'documented: the booking is still in the list',
  },
  {
    name: "a delete that removes all of the person's bookings",
    operation: 'deleteBooking',
    change: afterwards(DELETE, (world) =>
      world.write((draft) => {
        for (const { _id } of draft.byEmail('bookings', shopper)) draft.remove('bookings', _id);
      }),
    ),
    report: 'documented: 2 other records are no longer in the list',
  },
];

export const bookings = [...created, ...listed, ...paid, ...deleted];
