import { calendarDay } from '#app/services/platform/browserPlatform.ts';
import type { Booking } from '#contract/entities/booking.ts';
import type { Review } from '#contract/entities/review.ts';
import type { Tool } from '#contract/entities/tool.ts';
import type { User } from '#contract/entities/user.ts';
import { demoRows, largeSeed } from '../data/seed.ts';
import { idOf } from '../store/transaction.ts';
import { atTime } from './clock.ts';
import { emptySituation, type Situation, type SituationChanges, type SituationTable } from './situation.ts';

/** A situation that ships with the sandbox. */
interface NamedSituation {
  /** For whom it is, and what it shows: a sentence. */
  purpose: string;
  /** Makes the record. Its days are relative to this moment, in milliseconds since 1970. */
  open: (now: number) => Situation;
}

const SHOPPER = 'shopper@example.com';
const ADMINISTRATOR = 'admin@example.com';
const DAY = 24 * 60 * 60 * 1000;

const demo = demoRows();
const [wrenches, toolbox] = demo.tools as [Tool, Tool];
const [sam] = demo.users as [User];
const unpaidBooking = demo.bookings.find(({ email, paid }) => email === SHOPPER && !paid) as Booking;

const situation = ({ changes, ...fields }: Partial<Omit<Situation, 'changes'>> & { changes?: Partial<SituationChanges> }): Situation => {
  const empty = emptySituation();
  return { ...empty, ...fields, changes: { ...empty.changes, ...changes } };
};

/** The changes that delete all rows of these tables but those of `kept`. */
const deleteAll = (names: readonly SituationTable[], kept: readonly string[] = []): Partial<SituationChanges> =>
  Object.fromEntries(
    names.map((name) => [name, { puts: [], deletes: demo[name].map(({ _id }) => _id).filter((id) => !kept.includes(id)) }]),
  );

const SHOWN = ['tools', 'cameraProducts', 'phones', 'reviews', 'bookings'] as const;

/** Puts other texts into the first rows of a table. */
const change = <Row>(rows: readonly Row[], changes: readonly Partial<Row>[]): { puts: Row[]; deletes: string[] } => ({
  puts: rows.slice(0, changes.length).map((row, index) => ({ ...row, ...changes[index] })),
  deletes: [],
});

const bookingDraft = (tool: Tool, typed: Record<string, string>) => ({ form: 'booking' as const, id: tool._id, typed });
const bookingPathOf = ({ _id }: Tool) => `/booking/${_id}`;

/** The form for a booking, filled in for a week from now. */
const typedBooking = (now: number, quantity: number) => ({
  date: calendarDay(new Date(now + 7 * DAY)),
  quantity: String(quantity),
  address: '14 Gasket Lane, Springfield',
  phone: sam.phone,
});

const longTools: Partial<Tool>[] = [
  {
    name: 'Professional Heavy-Duty Reversible Ratcheting Combination Wrench and Impact Socket Set with Extension Bars, Universal Joints and a Lifetime Promise, 312 Pieces',
    description: `${wrenches.description} `.repeat(12).trim(),
    price: 123_456.78,
    quantity: 1_234_567,
    minOrderQuantity: 144,
  },
  { name: 'Kraftfahrzeugwerkstattausrüstungsaufbewahrungsschubladenschranktrennwandhalterung', img: '', img2: '', img3: '' },
  { name: '', description: '', img: '', price: null, quantity: null, rating: null, status: '', date: '' },
  { name: 'Lamp', description: '.', img: 'pictures/missing.webp', price: 0.01, quantity: 1, rating: 0 },
];

const longReviews: Partial<Review>[] = [
  { name: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh-Cholmondeley', description: `${'Very, '.repeat(200)}very good.` },
  { name: '', img: '', description: 'No name and no picture.' },
  { description: '' },
];

const rightToLeftTools: Partial<Tool>[] = [
  { name: 'طقم مفاتيح ربط بسقاطة، ١٢ قطعة', description: 'فولاذ مطلي بالكروم، مقاسات من ٨ إلى ١٩ مم، في علبة متينة.' },
  { name: 'ארגז כלים מתקפל 22"', description: 'נפתח לשני הצדדים, נסגר ישר, ונכנס לכל תא מטען.' },
  { name: 'قفازات ميكانيكي Nitrile Grip', description: 'مقاومة للزيت، وتبقى الأصابع حساسة.' },
  { name: 'מנורת בדיקה נטענת 800 lm', description: 'מגנט חזק, שלוש שעות אור.' },
];

const rightToLeftReviews: Partial<Review>[] = [
  { name: 'ليلى رحيمي', description: 'وصل الطلب في يومين، والمصباح أقوى مما توقعت.' },
  { name: 'נועה כהן', description: 'הארגז נפתח ישר ונסגר בשקט. מומלץ!' },
  { name: 'سامر (Sam)', description: 'السعر 64.90$ فقط — and it works.' },
];

/** A new order. Its number tells it apart from others. */
function order(number: number, tool: Tool, { email, phone }: User, fields: Partial<Booking>): Booking {
  const quantity = Math.max(tool.minOrderQuantity, (number % 4) + 1);
  return {
    _id: idOf(number),
    name: tool.name,
    img: tool.img,
    email,
    date: '',
    price: Math.round((tool.price ?? 0) * quantity * 100) / 100,
    quantity,
    address: `${number} Gasket Lane, Springfield`,
    phone,
    paid: false,
    transactionId: '',
    ...fields,
  };
}

/** The orders of a weekend. Most are paid, and some should have left already. */
const weekendOrders = (monday: number): Booking[] =>
  Array.from({ length: 48 }, (_, index) => {
    const number = index + 1;
    const tool = demo.tools[(index * 7) % demo.tools.length] as Tool;
    const person = demo.users[index % demo.users.length] as User;
    const transactionId = index % 3 === 0 ? '' : `pi_situation${String(number).padStart(14, '0')}`;
    const date = calendarDay(new Date(monday + ((index % 9) - 2) * DAY));
    return order(number, tool, person, { date, transactionId, paid: transactionId !== '' });
  });

/** By their names in `?situation=`. */
export const namedSituations: Readonly<Record<string, NamedSituation>> = {
  'empty-shop': {
    purpose: 'For designers and writers: the shop on its first day, without a product, an order or a review.',
    open: () => situation({ changes: deleteAll(SHOWN) }),
  },
  'one-product': {
    purpose: 'For designers: lists, counters and filters when there is exactly one of everything.',
    open: () =>
      situation({
        changes: deleteAll(
          SHOWN,
          SHOWN.map((name) => demo[name][0]?._id ?? ''),
        ),
        person: SHOPPER,
      }),
  },
  'long-names': {
    purpose: 'For designers and developers: names that are longer than anybody expects, and fields that a backend has left out.',
    open: () =>
      situation({
        changes: {
          tools: change(demo.tools, longTools),
          reviews: change(demo.reviews, longReviews),
          users: change([sam], [{ name: `${longReviews[0]?.name} the Younger` }]),
        },
        person: SHOPPER,
        path: '/showAllCarProducts',
      }),
  },
  'right-to-left': {
    purpose: 'For designers and translators: products, reviews and people in Arabic and Hebrew between English labels.',
    open: () =>
      situation({
        changes: {
          tools: change(demo.tools, rightToLeftTools),
          reviews: change(demo.reviews, rightToLeftReviews),
          bookings: change(demo.bookings, [{ name: rightToLeftTools[0]?.name ?? '', address: 'شارع الورشة ١٤، الطابق الثاني' }]),
          users: change([sam], [{ name: 'سامر الحداد', bio: 'أصلح كل شيء ما عدا الوقت.' }]),
        },
        person: SHOPPER,
        path: '/showAllCarProducts',
      }),
  },
  'many-tools': {
    purpose: 'For testers and developers: 10,000 car tools to search, sort and scroll.',
    open: () => situation({ world: largeSeed, path: '/showAllCarProducts' }),
  },
  'sold-out': {
    purpose: 'For testers: a shopper comes back to a booking that is filled in, and somebody has bought the last one.',
    open: (now) =>
      situation({
        changes: { tools: { puts: [{ ...toolbox, quantity: 0 }], deletes: [] } },
        person: SHOPPER,
        path: bookingPathOf(toolbox),
        drafts: [bookingDraft(toolbox, typedBooking(now, 2))],
      }),
  },
  'answer-lost': {
    purpose: 'For testers and developers: press Booked, and the order is booked, but the shop cannot know it until it checks again.',
    open: (now) =>
      situation({
        person: SHOPPER,
        // Nor does the list of the orders tell, which the shop looks at next. The page and the form have read it before.
        faults: ['createBooking:500:after:once', ...[3, 4, 5].map((call) => `listOwnBookings:500:${call}`)].join(','),
        path: bookingPathOf(wrenches),
        drafts: [bookingDraft(wrenches, typedBooking(now, 3))],
      }),
  },
  'charged-not-recorded': {
    purpose: 'For testers: pay with a test card, and the card is charged, but the shop cannot save it to the order.',
    open: () => situation({ person: SHOPPER, faults: 'recordPayment:500', path: `/dashboard/payment/${unpaidBooking._id}` }),
  },
  'before-midnight': {
    purpose: 'For testers: a minute before the day of a delivery, with a booking for today in the form, which midnight makes too late.',
    open: (now) => {
      const clock = atTime(now, 23, 59) - now;
      const tomorrow = calendarDay(new Date(atTime(now, 12, 0) + DAY));
      return situation({
        clock,
        changes: { bookings: { puts: [{ ...unpaidBooking, date: tomorrow }], deletes: [] } },
        person: SHOPPER,
        path: bookingPathOf(wrenches),
        drafts: [bookingDraft(wrenches, { ...typedBooking(now, 1), date: calendarDay(new Date(now)) })],
      });
    },
  },
  'busy-monday': {
    purpose: 'For administrators and demo-givers: Monday at half past eight, with the orders of a weekend and empty shelves.',
    open: (now) => {
      const monday = atTime(now + ((8 - new Date(now).getDay()) % 7 || 7) * DAY, 8, 30);
      const stocks = [{ quantity: 2 }, { quantity: 1 }, { quantity: 0 }, { quantity: 0 }];
      return situation({
        clock: monday - now,
        changes: {
          bookings: { puts: weekendOrders(monday), deletes: [] },
          tools: change(demo.tools, stocks),
        },
        person: ADMINISTRATOR,
        path: '/dashboard',
      });
    },
  },
};
