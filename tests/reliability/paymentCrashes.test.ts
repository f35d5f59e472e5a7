import { sandboxFetch } from '#tests/support/sandboxFetch.ts';
import { describePaymentCrashes } from './describePayments.ts';

describePaymentCrashes(sandboxFetch);
