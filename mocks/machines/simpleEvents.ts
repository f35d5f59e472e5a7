import type { AnyStateMachine, EventFrom } from 'xstate';
import type { adminAccessMachine } from '#machines/admin/adminAccess.machine.ts';
import type { makeAdminMachine } from '#machines/admin/makeAdmin.machine.ts';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { orderMachine } from '#machines/order/order.machine.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { removalMachine } from '#machines/removal.machine.ts';
import type { changeStockMachine } from '#machines/stock/changeStock.machine.ts';
import type { createToolMachine } from '#machines/stock/createTool.machine.ts';
import type { restockMachine } from '#machines/stock/restock.machine.ts';

type WithoutData<Event> = Event extends { type: infer Type extends string }
  ? Exclude<keyof Event, 'type'> extends never
    ? Type
    : never
  : never;

/** The compiler requires all of them, and no other. */
type SimpleEvents<Machine extends AnyStateMachine> = Record<WithoutData<EventFrom<Machine>>, true>;

interface Machines {
  order: SimpleEvents<typeof orderMachine>;
  changeStock: SimpleEvents<typeof changeStockMachine>;
  removal: SimpleEvents<typeof removalMachine>;
  payment: SimpleEvents<typeof paymentMachine>;
  auth: SimpleEvents<typeof authMachine>;
  adminAccess: SimpleEvents<typeof adminAccessMachine>;
  makeAdmin: SimpleEvents<typeof makeAdminMachine>;
  createTool: SimpleEvents<typeof createToolMachine>;
  restock: SimpleEvents<typeof restockMachine>;
}

const machines = {
  order: { 'order.checkAgain': true, 'lock.granted': true, 'lock.failed': true },
  changeStock: { 'changeStock.none': true },
  removal: { 'removal.confirm': true, 'removal.cancel': true, 'removal.reset': true },
  payment: {
    'payment.pay': true,
    'payment.retry': true,
    'payment.checkAgain': true,
    'payment.payAgain': true,
    'payment.dismiss': true,
    'payment.restart': true,
    'payment.reconnected': true,
    'lock.failed': true,
  },
  auth: {
    'identity.failed': true,
    'auth.signInWithGoogle': true,
    'auth.signOut': true,
    'auth.retry': true,
    'auth.continueSignedOut': true,
    'auth.leave': true,
  },
  adminAccess: { 'adminAccess.retry': true, 'adminAccess.reset': true },
  makeAdmin: { 'makeAdmin.dismiss': true, 'makeAdmin.reset': true },
  createTool: { 'createTool.checkAgain': true, 'createTool.edit': true, 'createTool.reset': true },
  restock: { 'restock.checkAgain': true, 'restock.close': true, 'restock.reset': true, 'lock.failed': true },
} satisfies Machines;

const events: Partial<Record<string, object>> = machines;

/** True if an event of a machine has no data, so that a click can send it. A machine does not know this at runtime. */
export const isSimple = (machine: string, event: string): boolean => event in (events[machine] ?? {});
