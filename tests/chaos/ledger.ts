/** A row of the backend that the ledger counts. */
export interface BookingRow {
  id: string;
  /** The name of its tool. */
  name: string;
  quantity: number;
  /** The total in cents. In a session, no two bookings have the same. */
  price: number;
  /** The address tells which submission it belongs to. */
  address: string;
  transactionId: string;
}

/** The rows of the backend and the charges of the bank at the end of a session, read without the app. */
export interface Books {
  /** The stock of each tool by name at the start, tools that the session added included. */
  seed: ReadonlyMap<string, number>;
  /** The stock of each tool by name. A tool that was deleted is missing. */
  stock: ReadonlyMap<string, number>;
  /** Each POST of a booking that the backend has carried out, whether or not the booking still exists. */
  created: readonly BookingRow[];
  /** The bookings that existed at the start. */
  seededBookings: readonly BookingRow[];
  /** The bookings that still exist. */
  bookings: readonly BookingRow[];
  /** The names of the tools that the backend has added, once for each POST. */
  addedTools: readonly string[];
  administrators: readonly string[];
  /** The successful charges of the bank. */
  charges: readonly { id: string; price: number }[];
}

/** The entries that the app has stored in the browser at the end of a session. */
export interface Device {
  /** Stock that the app left alone because it could not know whose change it was. */
  conflicts: readonly { tool: string; amount: number }[];
  /** Stock that is still to be given back. */
  returns: readonly { tool: string; amount: number }[];
  /** Orders that are not settled, and those whose booking was missing when their stock was given back. */
  orders: readonly { tool: string; amount: number; stage: string }[];
  /** Pending payments. `isShown`: My Orders of their owner says so. */
  payments: readonly { bookingId: string; intentId: string; isShown: boolean }[];
}

/** One click on a button that moves stock, orders or rights. */
interface Submission {
  /** True if the app said that it succeeded. */
  isAcknowledged: boolean;
}

/** A submission whose trace may have been lost, because its page died while the browser stored nothing. */
interface Unprotected {
  isUnprotected: boolean;
}

/** The deeds of the people of a session, and whether the app confirmed each. */
export interface Diary {
  /** `isReserved`: the backend itself returns the stock, if it was taken for an order that is never made. */
  orders: (Submission & Unprotected & { address: string; tool: string; quantity: number; price: number; isReserved: boolean })[];
  removals: (Submission & { bookingId: string })[];
  /** Amounts are a thousand times a power of 4, each once for a tool. */
  restocks: (Submission & { tool: string; amount: number })[];
  additions: (Submission & { name: string; quantity: number })[];
  deletions: (Submission & { name: string })[];
  promotions: (Submission & { email: string })[];
  /** `isAcknowledged`: the page said 'Your Payment is Completed'. */
  payments: (Submission & Unprotected & { bookingId: string })[];
}

export const emptyDiary = (): Diary => ({
  orders: [],
  removals: [],
  restocks: [],
  additions: [],
  deletions: [],
  promotions: [],
  payments: [],
});

/** The factor of all restocks. All orders of a session together are below half of it, so the stock shows both sums. */
export const RESTOCK = 1_000;

/** All sums of some of the amounts. */
const sumsOf = (amounts: readonly number[]): number[] =>
  amounts.reduce((sums, amount) => [...new Set([...sums, ...sums.map((sum) => sum + amount)])], [0]);

/** The amounts by which the stock of a tool may be wrong, and no other. Each is a limit that the documentation names. */
function knownLimits(name: string, { created }: Books, device: Device, { orders }: Diary): number[] {
  const ofTool = <Entry extends { tool: string }>(entries: readonly Entry[]) => entries.filter(({ tool }) => tool === name);
  const isBooked = ({ address }: { address: string }) => created.some((row) => row.address === address);
  return [
    // product-rules.md, 'Stock update without proof': a stock that is neither the old nor the new one is left alone and recorded.
    ...ofTool(device.conflicts).map(({ amount }) => -amount),
    // product-rules.md, 'Late booking': it arrives after its stock was given back, and is adopted before the next POST.
    ...ofTool(device.orders).flatMap(({ stage, amount }) => (stage === 'missing' ? [amount] : [])),
    // product-rules.md, 'Before the PUT': if the browser cannot store the order, the page asks to be kept open. This one was not.
    ...ofTool(orders).flatMap((order) =>
      order.isUnprotected && !order.isReserved && !order.isAcknowledged && !isBooked(order) ? [-order.quantity] : [],
    ),
  ];
}

/** Says how often each restock was applied, by the digits of the sum to the base 4; null if the sum is of something else. */
function timesApplied(sum: number, amounts: readonly number[]): Map<number, number> | null {
  if (sum < 0 || sum % RESTOCK !== 0) return null;
  const times = new Map(amounts.map((amount) => [amount, Math.floor(sum / amount) % 4]));
  const total = [...times].reduce((before, [amount, count]) => before + amount * count, 0);
  return total === sum ? times : null;
}

function judgeTool(name: string, before: number, books: Books, device: Device, diary: Diary): string[] {
  const after = books.stock.get(name);
  // Nobody can count the stock of a tool that is gone. That it may be gone is judged elsewhere.
  if (after === undefined) return [];
  if (!Number.isSafeInteger(after) || after < 0) return [`${name}: the stock is ${after}`];
  const ordered = books.created.filter((row) => row.name === name).reduce((sum, { quantity }) => sum + quantity, 0);
  const restocks = diary.restocks.filter(({ tool }) => tool === name);
  const amounts = restocks.map(({ amount }) => amount);
  const gained = after - before + ordered;
  const readings = sumsOf(knownLimits(name, books, device, diary)).flatMap((limit) => timesApplied(gained - limit, amounts) ?? []);
  const problems = readings.map((times) =>
    restocks.flatMap(({ amount, isAcknowledged }) => {
      const count = times.get(amount) ?? 0;
      if (count > 1) return [`${name}: the restock of ${amount} was applied ${count} times`];
      return count === 0 && isAcknowledged ? [`${name}: the restock of ${amount} was confirmed, and is not in the stock`] : [];
    }),
  );
  const [first] = problems.toSorted((one, other) => one.length - other.length);
  return first ?? [`${name}: the stock is ${after}, from ${before} with ${ordered} ordered, so ${gained} came from nowhere`];
}

function judgeOrders({ created, seededBookings, bookings }: Books, { orders, removals }: Diary): string[] {
  const isRemoved = (id: string) => removals.some(({ bookingId }) => bookingId === id);
  const exists = (id: string) => bookings.some((row) => row.id === id);
  return [
    ...orders.flatMap(({ address, isAcknowledged }) => {
      const rows = created.filter((row) => row.address === address);
      if (rows.length > 1) return [`${address}: one submission made ${rows.length} bookings`];
      return isAcknowledged && rows.length === 0 ? [`${address}: the booking was confirmed, and was never made`] : [];
    }),
    ...[...seededBookings, ...created].flatMap(({ id, address }) =>
      exists(id) || isRemoved(id) ? [] : [`${address}: nobody removed the booking, and it is gone`],
    ),
    ...[...created, ...bookings].flatMap(({ id, address }) =>
      seededBookings.some((row) => row.id === id) ||
      (created.some((row) => row.id === id) && orders.some((order) => order.address === address))
        ? []
        : [`${address}: nobody sent this booking`],
    ),
    ...removals.flatMap(({ bookingId, isAcknowledged }) =>
      isAcknowledged && exists(bookingId) ? [`${bookingId}: the removal was confirmed, and the booking exists`] : [],
    ),
  ];
}

function judgeCharges({ created, seededBookings, bookings, charges }: Books, device: Device, { payments, removals }: Diary): string[] {
  const all = [...created, ...seededBookings];
  const isUnprotected = (id: string) => payments.some((payment) => payment.bookingId === id && payment.isUnprotected);
  const isKnown = ({ id, price }: Books['charges'][number]): boolean => {
    if (bookings.some(({ transactionId }) => transactionId === id)) return true;
    if (device.payments.some(({ intentId, isShown }) => intentId === id && isShown)) return true;
    // product-rules.md, 'Removing a paid order': the payment's record goes with the order.
    return all.some((row) => row.price === price && removals.some(({ bookingId }) => bookingId === row.id));
  };
  return [
    ...charges.flatMap((charge) => {
      const booking = all.find(({ price }) => price === charge.price);
      if (booking === undefined) return [`${charge.id}: nobody ordered anything for ${charge.price} cents`];
      // product-rules.md, 'Payment that cannot be stored': only its tab knows of the payment, and asks before it closes. It was closed.
      if (isUnprotected(booking.id) || isKnown(charge)) return [];
      return [`${charge.id}: the charge for ${booking.address} is neither in the order nor on the device`];
    }),
    ...all.flatMap(({ id, price, address }) => {
      const count = charges.filter((charge) => charge.price === price).length;
      return count > 1 && !isUnprotected(id) ? [`${address}: charged ${count} times`] : [];
    }),
    ...payments.flatMap(({ bookingId, isAcknowledged }) => {
      const price = all.find(({ id }) => id === bookingId)?.price;
      const isCharged = charges.some((charge) => charge.price === price);
      return isAcknowledged && !isCharged ? [`${bookingId}: the payment was called completed, without a charge`] : [];
    }),
    ...created.flatMap(({ id, address }) => {
      const transactionId = bookings.find((row) => row.id === id)?.transactionId ?? '';
      const isCharge = transactionId === '' || charges.some((charge) => charge.id === transactionId);
      return isCharge ? [] : [`${address}: paid with ${transactionId}, which is no charge`];
    }),
  ];
}

function judgeTools({ seed, stock, addedTools }: Books, { additions, deletions }: Diary): string[] {
  return [
    ...additions.flatMap(({ name, isAcknowledged }) => {
      const count = addedTools.filter((added) => added === name).length;
      if (count > 1) return [`${name}: one submission added it ${count} times`];
      return isAcknowledged && count === 0 ? [`${name}: the tool was confirmed, and was never added`] : [];
    }),
    ...[...seed.keys()].flatMap((name) =>
      stock.has(name) || deletions.some((deletion) => deletion.name === name) ? [] : [`${name}: nobody deleted the tool, and it is gone`],
    ),
    ...deletions.flatMap(({ name, isAcknowledged }) =>
      isAcknowledged && stock.has(name) ? [`${name}: the deletion was confirmed, and the tool exists`] : [],
    ),
  ];
}

/** Compares what people did with what backend and bank hold. Returns what is wrong, in sentences. */
export function judge(books: Books, device: Device, diary: Diary): string[] {
  return [
    ...[...books.seed].flatMap(([name, before]) => judgeTool(name, before, books, device, diary)),
    ...device.returns.map(({ tool, amount }) => `${tool}: ${amount} are still to be given back after an undisturbed start`),
    ...device.orders.flatMap(({ tool, stage }) =>
      stage === 'missing' ? [] : [`${tool}: an order is not settled after an undisturbed start`],
    ),
    ...judgeTools(books, diary),
    ...judgeOrders(books, diary),
    ...judgeCharges(books, device, diary),
    ...diary.promotions.flatMap(({ email, isAcknowledged }) =>
      isAcknowledged && !books.administrators.includes(email) ? [`${email}: confirmed as an administrator, and is none`] : [],
    ),
  ];
}
