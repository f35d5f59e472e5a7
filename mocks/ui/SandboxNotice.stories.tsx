import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, fn, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SandboxNotice, StartingNotice } from './SandboxNotice.tsx';

const meta = preview.meta({
  component: SandboxNotice,
  tags: ['block'],
  parameters: {
    guide: {
      instead: { Notice: 'for a message of the shop' },
      do: [
        'Show it on every page of the sandbox, above the bar',
        'Choose starting before the data can be reset',
        'Show StartingNotice in a page that is rendered at build time, and let SandboxControls replace it in the same place',
        'Choose lost if the browser cannot store the data, and resetting while the data is restored',
        'Pass the active faults as their text, so that nobody takes them for a defect',
      ],
      dont: ['Show it in the live shop', 'Hide it on a phone: people must see there too that the data is not real'],
      keyboard: {
        'Enter or Space': 'On Controls, Reset, Back to the demo world, End faults or Dismiss: does so',
        'Alt + S': 'SandboxControls opens or closes its controls',
      },
    },
  },
  args: {
    state: 'resting' as const,
    world: 'demo' as const,
    faults: '',
    message: '',
    controls: 'closed' as const,
    addressProblems: [],
    onReset: fn(),
    onControls: fn(),
    onLeave: fn(),
    onEndFaults: fn(),
    onDismissProblems: fn(),
  },
});

export const Starting = meta.story({ args: { state: 'starting' } });
export const Resting = meta.story();
export const Large = meta.story({ args: { world: 'large' } });
export const InSituation = meta.story({ args: { world: 'situation' } });
export const LargeLost = meta.story({ args: { world: 'large', state: 'lost' } });
export const Resetting = meta.story({ args: { state: 'resetting' } });
export const Lost = meta.story({ args: { state: 'lost' } });
export const Faults = meta.story({
  args: { faults: 'createBooking:500:after:once,listTools:slow:800,listOwnBookings:404:once,*:slow:800' },
});
export const Slow = meta.story({ args: { faults: '*:slow:800' } });
export const ResetDone = meta.story({ args: { message: '3 orders and 1 review went.' } });
export const ControlsLoading = meta.story({ args: { controls: 'loading' } });
export const ControlsOpen = meta.story({ args: { controls: 'open' } });
export const ControlsElsewhere = meta.story({ args: { controls: 'elsewhere' } });
export const InvalidAddress = meta.story({
  args: { addressProblems: ["'createBooking:5': '5' is no fault. Use one of offline, timeout, 500."] },
});

/** Where the notice's texts are, relative to the notice, and its size. */
const layoutOf = (element: HTMLElement) => {
  const notice = within(element).getByRole('region', { name: 'Sandbox' });
  const { left, top, height } = notice.getBoundingClientRect();
  const texts = [within(notice).getByText('Sandbox: demo data'), within(notice).getByRole('button', { name: 'Reset' })];
  return { height, texts: texts.map((text) => text.getBoundingClientRect()).map((box) => [box.left - left, box.top - top, box.width]) };
};

Starting.test('is as large as the notice that replaces it, and its texts are in the same places', async ({ canvasElement, args }) => {
  const before = layoutOf(canvasElement);
  const place = canvasElement.ownerDocument.createElement('div');
  canvasElement.append(place);
  const root = createRoot(place);
  for (const notice of [<StartingNotice key="starting" />, <SandboxNotice key="resting" {...args} state="resting" />]) {
    flushSync(() => root.render(notice));
    await expect(layoutOf(place)).toEqual(before);
  }
  root.unmount();
  place.remove();
});

Starting.test('ignores Reset until the sandbox has started', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(args.onReset).not.toHaveBeenCalled();
});

Resting.test('is a landmark, so that screen readers find it and can skip it', async ({ canvas }) => {
  const landmark = within(canvas.getByRole('region', { name: 'Sandbox' }));
  await expect(landmark.getByText('Sandbox: demo data')).toBeVisible();
});

Resting.test('calls onReset on Reset', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(args.onReset).toHaveBeenCalledOnce();
});

Resting.test('shows no button to the demo world in the demo world', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Back to the demo world' })).toBeNull();
});

Large.test('shows the name of the world, and leads back to the demo world', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Sandbox: large world, 10,000 car tools')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Back to the demo world' }));
  await expect(args.onLeave).toHaveBeenCalledOnce();
  await expect(args.onReset).not.toHaveBeenCalled();
});

Starting.test('cannot open the controls until the sandbox has started', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Controls' }));
  await expect(args.onControls).not.toHaveBeenCalled();
});

Resting.test('opens the controls', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Controls', expanded: false });
  await userEvent.click(button);
  await expect(args.onControls).toHaveBeenCalledOnce();
});

ControlsOpen.test('says that the controls are open, and closes them', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Controls', expanded: true }));
  await expect(args.onControls).toHaveBeenCalledOnce();
});

ControlsLoading.test('ignores a second click while the controls load', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Controls' }));
  await expect(args.onControls).not.toHaveBeenCalled();
});

ResetDone.test('says what the reset has done', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('3 orders and 1 review went.');
});

Slow.test('does not say that slow calls fail', async ({ canvas }) => {
  await expect(canvas.getByText('Calls are slow on purpose')).toBeVisible();
  await expect(canvas.queryByText('Calls fail on purpose')).toBeNull();
});

Resetting.test('ignores Reset while resetting', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(args.onReset).not.toHaveBeenCalled();
});

Faults.test('shows the faults, and ends them', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('createBooking:500:after:once, listTools:slow:800, listOwnBookings:404:once, *:slow:800')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'End faults' }));
  await expect(args.onEndFaults).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('region', { name: 'Sandbox' })).toHaveFocus();
  await expect(args.onReset).not.toHaveBeenCalled();
});

InSituation.test('says that only this tab has it, and leads back to the demo world', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText('Sandbox: a situation, only in this tab')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Back to the demo world' }));
  await expect(args.onLeave).toHaveBeenCalledOnce();
});

ControlsElsewhere.test(
  'opens the controls of another page, and does not say that they are closed here',
  async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Controls' });
    await expect(button).not.toHaveAttribute('aria-expanded');
    await userEvent.click(button);
    await expect(args.onControls).toHaveBeenCalledOnce();
  },
);

Resting.test('has its focus rings inside the buttons, because the window and the bar would cut them', async ({ canvas, userEvent }) => {
  for (const name of ['Controls', 'Reset']) {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name });
    await expect(button).toHaveFocus();
    const { outlineOffset, outlineWidth } = getComputedStyle(button);
    await expect(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)).toBeLessThanOrEqual(0);
  }
});

InvalidAddress.test('Dismiss moves the focus to the notice, because it removes the button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
  await expect(args.onDismissProblems).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('region', { name: 'Sandbox' })).toHaveFocus();
});
