import { type Booking, isPaid } from '#contract/entities/booking.ts';
import type { Tool } from '#contract/entities/tool.ts';
import type { Backend } from '../backend.ts';
import { askForNothing, attempt, fault, type Person, type Run } from '../run.ts';

const newBooking = (address: string, email: string, tool: Tool | undefined) => ({
  name: tool?.name ?? 'Check',
  img: tool?.img ?? 'pictures/1f527.webp',
  email,
  date: '2030-01-31',
  price: tool?.price ?? 12.5,
  quantity: 1,
  address,
  phone: '+1 555 0100',
});

async function find(backend: Backend, address: string, { email, bearer }: Person): Promise<Booking | 'none' | 'unknown'> {
  const { value } = await backend.call('listOwnBookings', { email }, { bearer });
  return value === null ? 'unknown' : (value.find((booking) => booking.address === address) ?? 'none');
}

/** Whether there is no such booking any more. */
async function remove(backend: Backend, address: string, shopper: Person): Promise<boolean> {
  const found = await find(backend, address, shopper);
  if (typeof found === 'string') return found === 'none';
  await backend.call('deleteBooking', { id: found._id }, { bearer: shopper.bearer });
  return (await find(backend, address, shopper)) === 'none';
}

/** A backend that asks the payment provider refuses a made-up transaction: then the call cannot be tried from outside. */
async function pay(run: Run, { _id: id }: Booking, shopper: Person): Promise<void> {
  const input = { id, body: { appointment: id, transactionId: `pi_check_${run.mark}` } };
  const probe = await run.backend.call('recordPayment', input, { bearer: shopper.bearer });
  const isRefused = probe.status !== null && probe.status >= 400 && probe.status < 500;
  run.facts.isMadeUpPaymentTaken = !isRefused && probe.failure === null;
  if (isRefused)
    return run.ledger.skip(
      'recordPayment',
      `answered ${probe.status} to a transaction that the payment provider does not know, as it should`,
    );
  if (probe.failure !== null) return run.ledger.add('recordPayment', fault('documented', probe.failure.message));
  run.ledger.match('recordPayment');
  const { value } = await attempt(run, 'getBooking', { id }, shopper);
  if (value === null || !isPaid(value))
    run.ledger.add('recordPayment', fault('documented', 'the booking has no transaction id afterwards'));
}

async function deleteTwice(run: Run, { _id: id, address }: Booking, shopper: Person): Promise<void> {
  if ((await attempt(run, 'deleteBooking', { id }, shopper)).failure !== null) return;
  if ((await find(run.backend, address, shopper)) !== 'none')
    return run.ledger.add('deleteBooking', fault('documented', 'the booking is in the list all the same'));
  await askForNothing(run, 'getBooking', { id }, shopper);
  const again = await run.backend.call('deleteBooking', { id }, { bearer: shopper.bearer });
  if (again.failure !== null && again.status !== 404)
    run.ledger.add('deleteBooking', fault('assumed', `of what is gone already: ${again.failure.message}; the shop expects 404 or 2xx`));
}

/** Says which fields of a new booking are not what was sent. */
function compareSent(run: Run, sent: ReturnType<typeof newBooking>, made: Booking): void {
  const changed = (Object.keys(sent) as (keyof typeof sent)[]).filter((name) => sent[name] !== made[name]);
  if (changed.length > 0)
    run.ledger.add('createBooking', fault('documented', `${changed.join(', ')}: read differently from what was sent`));
  if (isPaid(made)) run.ledger.add('createBooking', fault('documented', 'a new booking is paid already'));
}

/** A booking is made, found, paid and removed. */
export async function checkBookings(run: Run, shopper: Person, tool: Tool | undefined): Promise<void> {
  const address = `Check ${run.mark}, not to be delivered`;
  const sent = newBooking(address, shopper.email, tool);
  const isGone = run.cleanup.plan(`the booking to '${address}' of ${shopper.email}`, (later) => remove(later, address, shopper));
  const { failure } = await attempt(run, 'createBooking', { body: sent }, shopper);
  const made = await find(run.backend, address, shopper);
  if (typeof made === 'string') {
    if (failure === null) run.ledger.add('createBooking', fault('documented', "the new booking is not in its person's list"));
    for (const name of ['recordPayment', 'deleteBooking'] as const) run.ledger.skip(name, 'no booking could be made for it');
    return;
  }
  compareSent(run, sent, made);
  await attempt(run, 'getBooking', { id: made._id }, shopper);
  await pay(run, made, shopper);
  await deleteTwice(run, made, shopper);
  if ((await find(run.backend, address, shopper)) === 'none') isGone();
}
