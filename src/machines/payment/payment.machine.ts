import { unpaid } from './payment.context.ts';
import { doubting } from './payment.doubting.ts';
import { looking } from './payment.looking.ts';
import { paying } from './payment.paying.ts';
import { recording } from './payment.recording.ts';
import { paymentSetup } from './payment.setup.ts';
import { releaseLock } from './payment.shorthand.ts';

/**
 * One shopper pays for one booking (docs/spec.md#payment, docs/product-rules.md#payment). Loads the pending payment stored on the device
 * first, then the booking. Pay acquires the booking's lock, loads both again, stores the pending payment, and only then charges. A charge
 * without an answer is looked up, and never repeated automatically. A charged payment stays stored until the order has it.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...unpaid, ...input }),
  initial: 'recalling',
  on: {
    'payment.restart': { target: '.recalling', actions: ['forgetEverything', ...releaseLock] },
    'payment.forsake': { actions: 'forsake' },
  },
  states: { ...looking, ...paying, ...doubting, ...recording },
});
