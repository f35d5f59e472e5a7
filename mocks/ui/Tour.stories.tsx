import { expect, fn, screen, userEvent as user, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { rightToLeft } from '../../.storybook/rightToLeft.tsx';
import type { Call } from '../calls/calls.ts';
import type { Journey, JourneyStep } from '../recorder/journey.ts';
import { emptySituation } from '../situation/situation.ts';
import { Tour } from './Tour.tsx';

const click = (name: string, caption?: string): JourneyStep => ({
  step: { action: 'click', target: { role: 'button', name, place: 0, count: 1 } },
  path: null,
  caption,
});
const journey = (steps: readonly JourneyStep[], writes: Journey['writes'] = null): Journey => ({
  start: emptySituation(),
  steps,
  end: '/',
  writes,
});
const call: Call = {
  number: 1,
  operation: 'createBooking',
  method: 'POST',
  url: 'http://shop.test/api/carBooking',
  startedAt: 0,
  receivedAt: 0,
  person: null,
  headers: {},
  body: '',
  faults: [],
  answer: { status: 200, duration: 1, contentType: 'application/json', body: '{}' },
};
const made: readonly Call[] = [call];
const onBook = fn();

const meta = preview.meta({
  component: Tour,
  tags: ['block'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: { Dialog: 'for what must be answered before the page goes on' },
      do: ['Mount it beside the page that it plays on', 'Give each step of a demo a caption of one or two sentences'],
      dont: ['Mount two: both would use the page'],
      keyboard: {
        ArrowRight: 'Where nothing else needs it: does the next step',
        Space: 'Where nothing else needs it: pauses, and goes on',
      },
    },
  },
  args: { calls: { list: () => made, subscribe: () => () => undefined }, path: () => '/', onLeave: fn() },
  decorators: [
    (Story) => (
      <>
        <button type="button" onClick={onBook}>
          Book
        </button>
        <Story />
      </>
    ),
  ],
});

const steps = [click('Book', 'Sam books a set of wrenches. The stock is taken first, so that nobody buys what is gone.'), click('Pay')];

export const Playing = meta.story({ args: { journey: journey(steps) } });
export const Paused = meta.story({
  args: { journey: journey(steps) },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Pause' })),
});
export const Waiting = meta.story({ args: { journey: journey([click('Nothing has this name', 'The page is slow.')]) } });
export const Ended = meta.story({ args: { journey: journey([]) } });
export const Replayed = meta.story({ args: { journey: journey([], ['createBooking 200']) } });
export const Different = meta.story({ args: { journey: journey([], ['updateTool 200', 'createBooking 200']) } });
export const RightToLeft = Playing.extend({ decorators: [rightToLeft] });

Playing.test('marks what it is about to use', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Tour' })).toHaveAttribute('data-state', 'playing');
  await expect(screen.getByRole('button', { name: 'Book' })).toHaveAttribute('data-tour');
  await expect(onBook).not.toHaveBeenCalled();
});

Paused.test('does one step at a time', async ({ canvas, userEvent }) => {
  onBook.mockClear();
  await expect(canvas.getByRole('region', { name: 'Tour' })).toHaveAttribute('data-state', 'paused');
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(await canvas.findByText('2 of 2, waiting for the page')).toBeVisible();
  await expect(onBook).toHaveBeenCalledOnce();
});

Playing.test('changes its speed', async ({ canvas, userEvent }) => {
  for (const speed of ['Speed 1×', 'Speed 2×', 'Speed 4×', 'Speed 0.5×'])
    await userEvent.click(canvas.getByRole('button', { name: speed }));
  await expect(canvas.getByRole('button', { name: 'Speed 1×' })).toBeVisible();
});

Waiting.test('leaves out a step that the page does not show', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(await canvas.findByText('That is the end of the tour.')).toBeVisible();
});

Waiting.test('still waits for the page after a pause', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }));
  await expect(await canvas.findByText('1 of 1, waiting for the page')).toBeVisible();
});

export const PausedWhileWaiting = meta.story({
  args: { journey: journey([click('Nothing has this name'), ...steps]) },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Pause' })),
});

PausedWhileWaiting.test(
  'leaves out a step that the page does not show, and does not do the one after it',
  async ({ canvas, userEvent }) => {
    onBook.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('2 of 3')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Tour' })).toHaveAttribute('data-state', 'paused');
    await expect(onBook).not.toHaveBeenCalled();
  },
);

const phoneOnly = { ...click('Menu of a phone'), isOptional: true };
export const Optional = meta.story({ args: { journey: journey([phoneOnly, ...steps]) } });

Optional.test('leaves out a step where the page shows what the next one uses', async ({ canvas }) => {
  await expect(await canvas.findByText('2 of 3')).toBeVisible();
});

Replayed.test('says that the writes are those of the recording', async ({ canvas, args }) => {
  await expect(canvas.getByText('Replayed: the same write as recorded.')).toBeVisible();
  await user.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.onLeave).toHaveBeenCalledOnce();
});

Different.test('says how the writes differ', async ({ canvas }) => {
  await expect(
    canvas.getByText('The writes differ. Recorded: updateTool 200, createBooking 200. Made so far: createBooking 200.'),
  ).toBeVisible();
});

Playing.test('has an edge in forced colours, which remove its shadow', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByRole('region', { name: 'Tour' })).borderBlockStartStyle).toBe('solid');
});

export const LongCaption = meta.story({
  args: { journey: journey([click('Book', 'The stock is taken before the order. '.repeat(40).trim())]) },
});

LongCaption.test('the page ends above it, however long its text is', async ({ canvas }) => {
  const { height } = canvas.getByRole('region', { name: 'Tour' }).getBoundingClientRect();
  await waitFor(() => expect(Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd)).toBeGreaterThanOrEqual(height));
});
