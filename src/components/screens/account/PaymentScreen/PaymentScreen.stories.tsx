import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PAID, PAYMENT_COMPLETED, PAY_FOR, PLEASE_PAY } from '#contract/texts.ts';
import { StoryCardField } from '#tests/support/storyCardField.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import {
  alreadyPaidWithUnresolved,
  alreadyPaidWithoutReference,
  brokenPicture,
  checking,
  elsewhereByAccount,
  longTexts,
  lostWithoutReference,
  paymentViews,
  processingUnstored,
  recordingAgain,
  rightToLeftName,
  unknownUnstored,
  unrecordedUnstored,
} from './PaymentScreen.fixtures.ts';
import { PaymentScreen } from './PaymentScreen.tsx';
import type { PaymentView } from './paymentView.ts';

const meta = preview.meta({
  component: PaymentScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { PaymentForm: 'for the form without its states', HistoryScreen: 'for what has been paid' },
      do: [
        'Store a payment before the card is charged, so that its state survives a reload',
        'Pass isStored as false if the browser cannot remember it: the page then asks to be kept open',
        'Choose unknown or lost while nobody knows whether the card was charged, and recording once it was',
        'Keep trying to save a charged payment: the page promises it',
      ],
      dont: [
        'Charge a price that differs from the one shown',
        'Show the form again after a charge without an answer, unless onPayAgain was called',
        'Create cardField while rendering: another component loses the input',
      ],
      keyboard: {
        Enter: 'In the card field: pays. With something missing, the field takes the focus',
        Escape: 'In Pay again?: answers Do not pay and returns the focus',
        Tab: 'Continues from the heading if the form was replaced by a result',
      },
    },
  },
  args: {
    cardField: StoryCardField,
    onPay: fn(),
    onRetry: fn(),
    onCheckAgain: fn(),
    onPayAgain: fn(),
    onDismiss: fn(),
    onPrint: fn(),
  },
});

export const Loading = meta.story({ args: { view: paymentViews.loading } });
export const Failed = meta.story({ args: { view: paymentViews.failed } });
export const Missing = meta.story({ args: { view: paymentViews.missing } });
export const NotYours = meta.story({ args: { view: paymentViews.notYours } });
export const Unpayable = meta.story({ args: { view: paymentViews.unpayable } });
export const Elsewhere = meta.story({ args: { view: paymentViews.elsewhere } });
export const ElsewhereByAccount = meta.story({ args: { view: elsewhereByAccount } });
export const AlreadyPaid = meta.story({ args: { view: paymentViews.alreadyPaid } });
export const AlreadyPaidByOthers = meta.story({ args: { view: { ...paymentViews.alreadyPaid, isOthers: true } } });
export const AlreadyPaidWithUnresolved = meta.story({ args: { view: alreadyPaidWithUnresolved } });
export const AlreadyPaidWithoutReference = meta.story({ args: { view: alreadyPaidWithoutReference } });
export const Ready = meta.story({ args: { view: paymentViews.ready } });
export const Declined = meta.story({ args: { view: paymentViews.declined } });
export const Paying = meta.story({ args: { view: paymentViews.paying } });
export const Authenticating = meta.story({ args: { view: paymentViews.authenticating } });
export const Processing = meta.story({ args: { view: paymentViews.processing } });
export const Unknown = meta.story({ args: { view: paymentViews.unknown } });
export const Checking = meta.story({ args: { view: checking } });
export const Lost = meta.story({ args: { view: paymentViews.lost } });
export const LostWithoutReference = meta.story({ args: { view: lostWithoutReference } });
export const Recording = meta.story({ args: { view: paymentViews.recording } });
export const RecordingAgain = meta.story({ args: { view: recordingAgain } });
export const Unrecorded = meta.story({ args: { view: paymentViews.unrecorded } });
export const Orphaned = meta.story({ args: { view: paymentViews.orphaned } });
export const Paid = meta.story({ args: { view: paymentViews.paid } });
export const UnknownUnstored = meta.story({ args: { view: unknownUnstored } });
export const ProcessingUnstored = meta.story({ args: { view: processingUnstored } });
export const UnrecordedUnstored = meta.story({ args: { view: unrecordedUnstored } });
export const LongTexts = meta.story({ args: { view: longTexts.form } });
export const LongTextsUnknown = meta.story({ args: { view: longTexts.unknown } });
export const LongTextsCharged = meta.story({ args: { view: longTexts.charged } });
export const LongTextsAlreadyPaid = meta.story({ args: { view: longTexts.alreadyPaid } });
export const RightToLeftName = meta.story({ args: { view: rightToLeftName } });
export const BrokenPicture = meta.story({ args: { view: brokenPicture } });

/** The shopper is asked before they risk being charged twice. */
export const AskingAgain = meta.story({
  args: { view: paymentViews.lost },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay again' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Do not pay' })).toHaveFocus());
  },
});

/** The buttons below the screen change its state, as the payment machine does in the app. */
export const SwitchingStates = meta.story({
  args: { view: paymentViews.ready },
  render: function Switch(args) {
    const [view, setView] = useState<PaymentView>(args.view);
    const goTo = (next: PaymentView) => () => setView(next);
    return (
      <>
        <PaymentScreen
          {...args}
          view={view}
          onPay={goTo(paymentViews.paying)}
          onCheckAgain={goTo(checking)}
          onPayAgain={goTo(paymentViews.ready)}
          onRetry={goTo(recordingAgain)}
          onDismiss={goTo(paymentViews.alreadyPaid)}
        />
        {(['ready', 'declined', 'processing', 'unknown', 'lost', 'unrecorded', 'orphaned', 'paid'] as const).map((state) => (
          <Button key={state} size="small" onClick={goTo(paymentViews[state])}>
            To {state}
          </Button>
        ))}
        <Button size="small" onClick={goTo(alreadyPaidWithUnresolved)}>
          To unresolved
        </Button>
      </>
    );
  },
});

const TRANSACTION = paymentViews.paid.transactionId;

Ready.test('shows what is paid for and the amount', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: `${PAY_FOR} Ratchet Combination Wrench Set, 12 pc` })).toBeVisible();
  await expect(canvas.getByText(PLEASE_PAY)).toHaveTextContent(`${PLEASE_PAY} $129.80`);
  await expect(canvas.getByLabelText('Card')).toBeVisible();
});

SwitchingStates.test('keeps the card input from ready through paying to declined', async ({ canvas, userEvent }) => {
  const card = canvas.getByLabelText('Card');
  await userEvent.type(card, '4000000000000002');
  await userEvent.type(canvas.getByLabelText('Expiry'), '1230');
  await userEvent.type(canvas.getByLabelText('CVC'), '123{Enter}');
  await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveAttribute('data-state', 'busy');
  canvas.getByRole('button', { name: 'To declined' }).click();
  await expect(await canvas.findByRole('alert')).toHaveTextContent(paymentViews.declined.message);
  await expect(canvas.getByLabelText('Card')).toBe(card);
  await expect(card).toHaveValue('4000 0000 0000 0002');
  await expect(canvas.getByLabelText('CVC')).toHaveFocus();
});

SwitchingStates.test('moves focus to the heading when the form disappears', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  await expect(canvas.getByLabelText('Card')).toHaveFocus();
  canvas.getByRole('button', { name: 'To paid' }).click();
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: PAYMENT_COMPLETED })).toHaveFocus());
  await expect(canvas.queryByLabelText('Card')).toBeNull();
  await expect(canvas.getByText(PAYMENT_COMPLETED)).toBe(canvas.getByRole('heading', { level: 1 }));
});

SwitchingStates.test('keeps its left edge when the form disappears', async ({ canvas, userEvent }) => {
  const { left } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
  for (const state of ['processing', 'unrecorded', 'paid']) {
    await userEvent.click(canvas.getByRole('button', { name: `To ${state}` }));
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().left).toBe(left);
  }
});

SwitchingStates.test('announces a completed payment when focus is elsewhere', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'To processing' }));
  await userEvent.click(canvas.getByRole('button', { name: 'To paid' }));
  await expect(canvas.getByRole('button', { name: 'To paid' })).toHaveFocus();
  await expect(await canvas.findByText(PAYMENT_COMPLETED, { selector: '[role="status"]' })).toBeInTheDocument();
});

SwitchingStates.test('announces the form after an unknown result when focus is elsewhere', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'To lost' }));
  await userEvent.click(canvas.getByRole('button', { name: 'To ready' }));
  await expect(await canvas.findByText(new RegExp(`^${PAY_FOR} Ratchet`), { selector: '[role="status"]' })).toBeInTheDocument();
});

SwitchingStates.test('keeps focus on Try now and does not announce its notice again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'To unrecorded' }));
  const notice = await canvas.findByText(/still saving it to your order/);
  const region = notice.closest('[role="status"]');
  if (region === null) throw new Error('It is not announced');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(region, { subtree: true, childList: true, characterData: true });
  const again = canvas.getByRole('button', { name: 'Try now' });
  await userEvent.click(again);
  await waitFor(() => expect(again).toHaveAttribute('data-state', 'busy'));
  canvas.getByRole('button', { name: 'To unrecorded' }).click();
  await waitFor(() => expect(again).toHaveAttribute('data-state', 'ready'));
  await expect(again).toHaveFocus();
  await expect(region).toBeInTheDocument();
  await expect([...changes, ...observer.takeRecords()]).toEqual([]);
  observer.disconnect();
});

SwitchingStates.test('moves focus to the heading when the earlier payment is dismissed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'To unresolved' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'I have noted the id' }));
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'This order is paid' })).toHaveFocus());
  await expect(canvas.queryByText(/earlier payment/)).toBeNull();
});

SwitchingStates.test('keeps Check again focused and busy during the check', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'To unknown' }).click();
  const again = await canvas.findByRole('button', { name: 'Check again' });
  await userEvent.click(again);
  await expect(again).toHaveAttribute('data-state', 'busy');
  await expect(again).toHaveFocus();
  canvas.getByRole('button', { name: 'To unknown' }).click();
  await waitFor(() => expect(again).toHaveAttribute('data-state', 'ready'));
  await expect(again).toHaveFocus();
});

SwitchingStates.test('asks before paying again; Do not pay returns focus', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'To lost' }).click();
  await userEvent.click(await canvas.findByRole('button', { name: 'Pay again' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Pay again?' });
  await expect(dialog).toHaveAccessibleDescription(/Check your card statement first/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Do not pay' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay again' })).toHaveFocus());
});

SwitchingStates.test('shows the form after a confirmation and moves focus to its heading', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'To lost' }).click();
  await userEvent.click(await canvas.findByRole('button', { name: 'Pay again' }));
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Do not pay' })).toHaveFocus());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: new RegExp(`^${PAY_FOR}`) })).toHaveFocus());
  await expect(canvas.getByLabelText('Card')).toHaveValue('');
});

AskingAgain.test('pays again only after the confirmation', async ({ args, userEvent }) => {
  await expect(args.onPayAgain).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(args.onPayAgain).not.toHaveBeenCalled();
});

Unknown.test('warns against paying twice and shows the reference', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/did not answer in time\. Do not pay a second time/)).toBeVisible();
  await expect(canvas.getByText(TRANSACTION)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Pay' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
  await expect(args.onCheckAgain).toHaveBeenCalledOnce();
});

LostWithoutReference.test('shows no empty reference', async ({ canvas }) => {
  await expect(canvas.queryByText('Reference')).toBeNull();
  await expect(canvas.getByText(/If the amount is there, tell the shop instead of paying again/)).toBeVisible();
});

Lost.test('asks the shopper to report a charged amount with the reference', async ({ canvas }) => {
  await expect(canvas.getByText(/If the amount is there, tell the shop the reference below instead of paying again/)).toBeVisible();
  await expect(canvas.getByText(TRANSACTION)).toBeVisible();
});

Checking.test('a second Check again is ignored', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
  await expect(args.onCheckAgain).not.toHaveBeenCalled();
});

Recording.test('says at once that the card was charged and shows the transaction id', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: PAYMENT_COMPLETED })).toBeVisible();
  await expect(canvas.getByText(TRANSACTION)).toBeVisible();
  await expect(canvas.getByText('We are still saving it to your order')).toBeVisible();
  await expect(
    canvas.getByText(/^We keep trying automatically, on every page of the shop\. There is nothing more to pay\.$/),
  ).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Try now' })).toHaveAttribute('data-state', 'busy');
});

RecordingAgain.test('keeps the reason for the last failed save', async ({ canvas }) => {
  await expect(canvas.getByText(/^The shop cannot be reached\. We keep trying automatically/)).toBeVisible();
});

Unrecorded.test('says that it retries automatically and offers Try now', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(/^The shop cannot be reached\. We keep trying automatically, on every page of the shop\./)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try now' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

Orphaned.test('says what to do, offers Try again and can be dismissed', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(/no longer there\. Note the transaction id and send it to the shop/);
  await expect(canvas.getByText(TRANSACTION)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'I have noted the id' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

Paid.test('the receipt has the transaction id and can be printed', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('region', { name: 'Receipt' })).toHaveTextContent(TRANSACTION);
  await userEvent.click(canvas.getByRole('button', { name: 'Print receipt' }));
  await expect(args.onPrint).toHaveBeenCalledOnce();
});

UnknownUnstored.test('asks to keep the page open, because the browser cannot remember the payment', async ({ canvas }) => {
  await expect(canvas.getByText(/cannot remember the payment, so please keep this page open until it is saved/)).toBeVisible();
});

ProcessingUnstored.test('asks to keep the page open, because the browser cannot remember the payment', async ({ canvas }) => {
  await expect(canvas.getByText(/cannot remember the payment, so please keep this page open until it is saved/)).toBeVisible();
});

UnrecordedUnstored.test('asks to keep the page open, because the browser cannot remember the payment', async ({ canvas }) => {
  await expect(canvas.getByText(/cannot remember the payment, so please keep this page open until it is saved/)).toBeVisible();
});

AlreadyPaid.test('shows Payed and the receipt, but no card field', async ({ canvas }) => {
  await expect(canvas.getByText(PAID)).toBeVisible();
  await expect(canvas.queryByLabelText('Card')).toBeNull();
});

AlreadyPaidByOthers.test('does not lead an administrator to My Orders, where the order is not', async ({ canvas }) => {
  await expect(canvas.queryByText(/You can find this receipt/)).toBeNull();
});

AlreadyPaidWithUnresolved.test(
  'warns that an earlier payment may have been charged too, and can be dismissed',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('An earlier payment may have been charged too')).toBeVisible();
    await expect(canvas.getByText('pi_3SVq1aJ2eZvKYlo20b7Rf5cD')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have noted the id' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
);

AlreadyPaidWithoutReference.test('shows no empty reference', async ({ canvas }) => {
  await expect(canvas.getByText('An earlier payment may have been charged too')).toBeVisible();
  await expect(canvas.queryByText(/reference/i)).toBeNull();
});

NotYours.test('says that it is not the user’s order and links back', async ({ canvas }) => {
  await expect(canvas.getByText(/not your order/)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to My Orders' })).toHaveAttribute('href', '/myOrders');
});

Failed.test('offers Retry', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

Elsewhere.test('says that another tab is paying and that this page continues automatically', async ({ canvas }) => {
  await expect(canvas.getByText('Another tab is paying for this order')).toBeVisible();
  await expect(canvas.getByText(/continues automatically/)).toBeVisible();
  await expect(canvas.queryByRole('button')).toBeNull();
});

ElsewhereByAccount.test('says that another account is paying and offers Check again', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Another account has started to pay for this order')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
  await expect(args.onCheckAgain).toHaveBeenCalledOnce();
});
