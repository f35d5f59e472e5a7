import { type Booking, isPaid } from '#contract/entities/booking.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { totalPrice } from '#contract/money.ts';
import { type Found, type Trace, trace } from '../cleanup.ts';
import { PICTURE, type Person, type Run, askForNothing, attempt, compareSent, fault } from '../run.ts';

export const newBooking = (address: string, email: string, tool: Tool | undefined) => ({
  name: tool?.name ?? 'Check',
  img: PICTURE,
  email,
  date: '2030-01-31',
  price: totalPrice(tool?.price ?? 12.5, tool?.minOrderQuantity ?? 1),
  quantity: tool?.minOrderQuantity ?? 1,
  address,
  phone: '+1 555 0100',
});

/** Tracks the booking with this address. */
export const traceBooking = (run: Run, address: string, { email, bearer }: Person): Trace<Booking> =>
  trace<Booking>(run, {
    what: `the booking to '${address}' of ${email}`,
    find: async (backend): Promise<Found<Booking>> => {
      const { value } = await backend.call('listOwnBookings', { email }, { bearer });
      return value === null ? 'unknown' : (value.find((booking) => booking.address === address) ?? 'none');
    },
    remove: (backend, { _id: id }) => backend.call('deleteBooking', { id }, { bearer }),
  });

/** A backend that asks the payment provider refuses a made-up transaction. Then the call cannot be tried from outside. */
async function pay(run: Run, { _id: id }: Booking, shopper: Person): Promise<void> {
  const input = { id, body: { appointment: id, transactionId: `pi_check_${run.mark}` } };
  const answer = await run.backend.call('recordPayment', input, { bearer: shopper.bearer });
  const isRefused = answer.status !== null && answer.status >= 400 && answer.status < 500;
  run.facts.isMadeUpPaymentTaken = !isRefused && answer.failure === null;
  if (isRefused)
    return run.ledger.skip(
      'recordPayment',
      `answered ${answer.status} to a transaction that the payment provider does not know, as it should`,
    );
  if (answer.failure !== null) return run.ledger.add('recordPayment', fault('documented', answer.failure.message));
  run.ledger.match('recordPayment');
  const { value } = await attempt(run, 'getBooking', { id }, shopper);
  if (value === null || !isPaid(value))
    run.ledger.add('recordPayment', fault('documented', 'the booking has no transaction id afterwards'));
}

async function deleteTwice(run: Run, { _id: id }: Booking, shopper: Person): Promise<void> {
  if ((await attempt(run, 'deleteBooking', { id }, shopper)).failure !== null) return;
  const { value } = await run.backend.call('listOwnBookings', { email: shopper.email }, { bearer: shopper.bearer });
  if (value === null || value.some((booking) => booking._id === id))
    return run.ledger.add('deleteBooking', fault('documented', 'the booking is in the list all the same'));
  await askForNothing(run, 'getBooking', { id }, shopper);
  const again = await run.backend.call('deleteBooking', { id }, { bearer: shopper.bearer });
  if (again.failure !== null && again.status !== 404)
    run.ledger.add('deleteBooking', fault('assumed', `of what is gone already: ${again.failure.message}; the shop expects 404 or 2xx`));
}

/** Creates, finds, pays and removes a booking of `tool`. */
export async function checkBookings(run: Run, shopper: Person, tool: Tool | undefined): Promise<void> {
  const address = `Check ${run.mark}, not to be delivered`;
  const sent = newBooking(address, shopper.email, tool);
  const followed = traceBooking(run, address, shopper);
  const answer = await attempt(run, 'createBooking', { body: sent }, shopper);
  const made = await followed.look(answer);
  if (typeof made === 'string') {
    if (answer.failure === null) run.ledger.add('createBooking', fault('documented', "the new booking is not in its person's list"));
    for (const name of ['recordPayment', 'deleteBooking'] as const) run.ledger.skip(name, 'no booking could be made for it');
    return followed.takeBack();
  }
  compareSent(run, 'createBooking', sent, made);
  if (isPaid(made)) run.ledger.add('createBooking', fault('documented', 'a new booking is paid already'));
  await attempt(run, 'getBooking', { id: made._id }, shopper);
  await pay(run, made, shopper);
  await deleteTwice(run, made, shopper);
  await followed.takeBack();
}
