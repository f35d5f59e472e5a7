import { unpaid } from './payment.context.ts';
import { doubting } from './payment.doubting.ts';
import { looking } from './payment.looking.ts';
import { paying } from './payment.paying.ts';
import { recording } from './payment.recording.ts';
import { paymentSetup } from './payment.setup.ts';
import { letGo } from './payment.shorthand.ts';

/**
 * One shopper pays for one booking (docs/spec.md#payment, docs/product-rules.md#payment). What the device remembers comes first, then the
 * booking. Whoever pays takes the booking's lock, looks at both once more, writes down what is about to happen, and only then charges. An
 * unanswered charge is looked up, never made again; what was charged is kept until the order has it.
 */
export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...unpaid, ...input }),
  initial: 'recalling',
  on: {
    'payment.restart': { target: '.recalling', actions: ['forgetEverything', ...letGo] },
    'payment.forsake': { actions: 'forsake' },
  },
  states: { ...looking, ...paying, ...doubting, ...recording },
});
