import { expect, fireEvent, fn, spyOn, waitFor, within } from 'storybook/test';
import { createActor } from 'xstate';
import type { Identity } from '#contract/entities/identity.ts';
import { removalMachine } from '#machines/removal.machine.ts';
import preview from '../../.storybook/preview.tsx';
import { readAhead, SANDBOX_CLOCK } from '#app/services/platform/sandboxPlatform.ts';
import type { Canvas, User } from '#tests/support/journeys/journey.tsx';
import { rightToLeft } from '../../.storybook/rightToLeft.tsx';
import { createSandbox } from '../createSandbox.ts';
import { dockPeople as people } from '../data/accounts.ts';
import { demoSeed } from '../data/seed.ts';
import { parseFaults } from '../faults/fault.ts';
import { createMachineRecorder } from '../machines/recordMachines.ts';
import { findSituation } from '../situation/findSituation.ts';
import type { RecordedStep, Recorder, Recording } from '../recorder/recorder.ts';
import { emptySituation } from '../situation/situation.ts';
import { memoryKeyValueStore } from '../store/memoryKeyValueStore.ts';
import { Dock } from './Dock.tsx';

const sandbox = await createSandbox();
const noon = new Date(2026, 10, 27, 12).getTime();
const tabStore = memoryKeyValueStore();
const platform = { tabStore, now: () => noon + readAhead(tabStore) };
const nothing: Recording = { steps: [], moments: [] };
let recording = nothing;
const recorder: Recorder = { current: () => recording, subscribe: () => () => undefined, restart: fn(), keepMoment: fn() };
const tab = { platform, seed: demoSeed, path: () => '/' };
const page = { ...tab, site: 'http://shop.test/', recorder: Promise.resolve(recorder) };
const noRecorder = Promise.reject(new Error('The code is missing'));
noRecorder.catch(() => {});
const listOwnTools = () => sandbox.fetch(`${sandbox.apiBase}/carTools`).then((response) => response.status);

/** Resolves with the person who is signed in. */
const currentUser = () =>
  new Promise<Identity | null>((resolve) => {
    const stop = sandbox.identity.watch((identity) => {
      stop();
      resolve(identity);
    });
  });

const meta = preview.meta({
  component: Dock,
  tags: ['block'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      instead: { Notice: 'for what must be visible on every page', Dialog: 'for a question of the shop' },
      do: [
        'Mount it when somebody asks for it, as a child of the frame of all pages',
        'Pass a sandbox: it changes nothing else',
        'Omit onChooseWorld, and the site and the recorder of the page, where it has no window of its own, as in a story',
      ],
      dont: ['Load it with the first page', 'Mount two: they cover the same part of the window'],
      keyboard: {
        Escape: 'Inside: closes it, and focuses what had the focus before',
        'Enter or Space': 'On a person, a button or a fault’s cross: signs in, does so, or ends the fault',
        'Arrow keys': 'In Network and World: choose. On the tabs: change the tab. On the edge towards the page: change the size',
      },
    },
  },
  args: { sandbox, page, people, world: 'demo' as const, onChooseWorld: fn(), onClose: fn() },
  beforeEach: async () => {
    sandbox.faults.clear();
    recording = nothing;
    for (const key of tabStore.keys()) tabStore.remove(key);
    await sandbox.identity.signOut();
    await sandbox.world.reset();
  },
});

export const Resting = meta.story();
export const SignedIn = meta.story({ beforeEach: () => sandbox.identity.signInAs('admin@example.com') });
export const Faulty = meta.story({
  beforeEach: () => sandbox.faults.set(parseFaults('createBooking:500:after:once,listTools:html,*:slow:2000')),
});
export const OtherFaults = meta.story({ beforeEach: () => sandbox.faults.set(parseFaults('*:slow:80')) });
export const Large = meta.story({ args: { world: 'large' } });
export const InSituation = meta.story({ args: { world: 'situation' } });
export const AtTheSide = meta.story({ beforeEach: () => void tabStore.write('sandbox dock', JSON.stringify({ edge: 'side' })) });
export const AtTheSideRightToLeft = AtTheSide.extend({ decorators: [rightToLeft] });
export const OnInnerPage = meta.story({ args: { page: { ...tab, ahead: () => -5 }, onChooseWorld: undefined } });
export const WithoutPage = meta.story({ args: { page: undefined, onChooseWorld: undefined } });
export const RightToLeft = Faulty.extend({ decorators: [rightToLeft] });

Resting.test('has the focus, and shows that nobody is signed in and nothing fails', async ({ canvas }) => {
  await expect(canvas.getByRole('complementary', { name: 'Sandbox controls' })).toHaveFocus();
  await expect(await canvas.findByRole('button', { name: /^Nobody/, pressed: true })).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Fast' })).toBeChecked();
  await expect(canvas.queryByRole('list', { name: 'Active faults' })).toBeNull();
});

Resting.test('signs in as a person by one click, and out again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Kwame Adeyemi' }));
  await expect(await canvas.findByRole('button', { name: 'Kwame Adeyemi', pressed: true })).toBeVisible();
  await expect((await currentUser())?.email).toBe('kwame.adeyemi@example.com');
  await userEvent.click(canvas.getByRole('button', { name: /^Nobody/ }));
  await expect(await currentUser()).toBeNull();
});

Resting.test('makes the network slow, and fast again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Slow' }));
  await expect(sandbox.faults.text()).toBe('*:slow:2000');
  await userEvent.click(canvas.getByRole('radio', { name: 'Fast' }));
  await expect(sandbox.faults.text()).toBe('');
});

Resting.test('adds a fault, and says when it is used up', async ({ canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Call'), 'listTools, GET /carTools');
  await userEvent.selectOptions(canvas.getByLabelText('What happens'), 'Not found (404)');
  await userEvent.click(canvas.getByRole('button', { name: 'Add fault' }));
  await expect(sandbox.faults.text()).toBe('listTools:404:before:once');
  await expect(canvas.getByText('listTools: Not found (404), once')).toBeVisible();
  await expect(await listOwnTools()).toBe(404);
  await waitFor(() => expect(canvas.queryByRole('list', { name: 'Active faults' })).toBeNull());
  await expect(canvas.getByText('Used up: listTools: Not found (404), once')).toBeVisible();
  await expect(await listOwnTools()).toBe(200);
});

Resting.test('says what a reset has done', async ({ canvas, userEvent }) => {
  await sandbox.world.write((transaction) => {
    const [review] = transaction.all('reviews');
    if (review) transaction.put('reviews', { ...review, _id: transaction.newId() });
  });
  await userEvent.click(canvas.getByRole('button', { name: 'Reset the data' }));
  await expect(await canvas.findByText('1 review went.')).toBeVisible();
});

Resting.test('closes on Escape and by its button', async ({ canvas, userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(args.onClose).toHaveBeenCalledTimes(2);
});

const place = () => JSON.parse(tabStore.read('sandbox dock') ?? 'null') as unknown;

Resting.test('becomes larger and smaller by keys, and the tab keeps it', async ({ canvas, userEvent }) => {
  const dock = canvas.getByRole('complementary', { name: 'Sandbox controls' });
  const edge = canvas.getByRole('separator', { name: 'Size of the controls' });
  const before = Number(edge.ariaValueNow);
  edge.focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect(Number(edge.ariaValueNow)).toBe(before + 5);
  await userEvent.keyboard('{End}{ArrowUp}');
  await expect(edge.ariaValueNow).toBe('70');
  await userEvent.keyboard('{Home}');
  await expect(edge.ariaValueNow).toBe('20');
  await expect(dock.getBoundingClientRect().height / window.innerHeight).toBeCloseTo(0.2);
  await expect(place()).toEqual({ edge: 'bottom', bottom: 20 });
});

AtTheSide.test('leaves the page its room, changes its width, and moves back to the bottom', async ({ canvas, userEvent }) => {
  const dock = canvas.getByRole('complementary', { name: 'Sandbox controls' });
  const { top, bottom, width } = dock.getBoundingClientRect();
  await expect([top, bottom]).toEqual([0, window.innerHeight]);
  await expect(Number.parseFloat(getComputedStyle(document.body).paddingRight)).toBeCloseTo(width);
  canvas.getByRole('separator', { name: 'Size of the controls' }).focus();
  await userEvent.keyboard('{Home}{ArrowLeft}{ArrowLeft}{ArrowRight}');
  await expect(place()).toEqual({ edge: 'side', side: 25 });
  await userEvent.click(canvas.getByRole('button', { name: 'Move to the bottom' }));
  await expect(dock.getBoundingClientRect().left).toBe(0);
  await expect(canvas.getByRole('button', { name: 'Move to the side' })).toHaveFocus();
  await expect(place()).toEqual({ edge: 'bottom', side: 25 });
});

Resting.test('chooses another world', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Large' }));
  await expect(args.onChooseWorld).toHaveBeenCalledWith('large');
});

InSituation.test('marks no world, and leaves for one of them', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('radio', { name: 'Demo' })).not.toBeChecked();
  await userEvent.click(canvas.getByRole('radio', { name: 'Demo' }));
  await expect(args.onChooseWorld).toHaveBeenCalledWith('demo');
});

WithoutPage.test('offers no worlds, no clock and no link where the sandbox has no page', async ({ canvas }) => {
  await expect(canvas.queryByRole('group', { name: 'World' })).toBeNull();
  await expect(canvas.queryByRole('heading', { name: 'Clock' })).toBeNull();
  await expect(canvas.queryByLabelText('Situation')).toBeNull();
  await expect(canvas.queryByRole('tab', { name: 'Share' })).toBeNull();
});

SignedIn.test('‘Start again’ ends the faults, signs out and resets the data', async ({ canvas, userEvent }) => {
  sandbox.faults.set(parseFaults('*:slow:1'));
  await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
  await expect(await canvas.findByText('Nothing had changed.')).toBeVisible();
  await expect(sandbox.faults.text()).toBe('');
  await expect(await canvas.findByRole('button', { name: /^Nobody/, pressed: true })).toBeVisible();
});

Faulty.test('shows the faults as chips, and ends one of them', async ({ canvas, userEvent }) => {
  const chips = within(canvas.getByRole('list', { name: 'Active faults' }));
  await expect(chips.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual([
    'createBooking: Server error (500), after, once',
    'listTools: A page',
    'All calls: Slow, 2 s',
  ]);
  await expect(canvas.getByRole('radio', { name: 'Slow' })).toBeChecked();
  await userEvent.click(chips.getByRole('button', { name: 'End listTools: A page' }));
  await expect(sandbox.faults.text()).toBe('createBooking:500:after:once,*:slow:2000');
  await expect(canvas.getByRole('button', { name: 'Add fault' })).toHaveFocus();
});

OtherFaults.test('marks no network if other faults apply to all calls', async ({ canvas }) => {
  for (const radio of within(canvas.getByRole('group', { name: 'Network' })).getAllByRole('radio')) await expect(radio).not.toBeChecked();
});

Resting.test('sets the clock by one click, and right again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '23:59 today' }));
  await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-11-27T23:59:00');
  await expect(platform.now()).toBe(new Date(2026, 10, 27, 23, 59).getTime());
  await userEvent.click(canvas.getByRole('button', { name: 'Now' }));
  await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2026-11-27T12:00:00');
  await expect(tabStore.read(SANDBOX_CLOCK)).toBeNull();
});

Resting.test('sets the clock to any time, and ‘Start again’ sets it right', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Set' })).toHaveAttribute('aria-disabled', 'true');
  await fireEvent.change(canvas.getByLabelText('Another time'), { target: { value: '2028-02-29T07:05' } });
  await userEvent.click(canvas.getByRole('button', { name: 'Set' }));
  await expect(canvas.getByRole('time')).toHaveAttribute('datetime', '2028-02-29T07:05:00');
  await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
  await expect(tabStore.read(SANDBOX_CLOCK)).toBeNull();
});

export const Share = meta.story({
  beforeEach: () => sandbox.faults.set(parseFaults('createBooking:500:after:once')),
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValue();
    await userEvent.click(canvas.getByRole('tab', { name: 'Share' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await canvas.findByRole('img', { name: 'QR code of the link' });
    write.mockRestore();
  },
});
export const ShareByHand = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('Not allowed'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Share' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    await canvas.findByRole('region', { name: 'Text to copy' });
    write.mockRestore();
  },
});

ShareByHand.test('shows the link if the browser does not copy it', async ({ canvas }) => {
  const text = canvas.getByRole('region', { name: 'Text to copy' }).textContent;
  const read = await findSituation(text, 0);
  await expect(text).toMatch(/^http:\/\/shop\.test\/#/);
  await expect(read).toMatchObject({ problem: null, situation: { world: demoSeed, person: null } });
});

Share.test('tells the length of the link', async ({ canvas }) => {
  await expect(canvas.getByText(/^Copied\. The link has \d+ characters\.$/)).toBeVisible();
});

Share.test('says nothing of the link once something else is copied', async ({ canvas, userEvent }) => {
  const write = spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy report' }));
  await expect(await canvas.findByText('Copied.')).toBeVisible();
  write.mockRestore();
});

const click = (name: string, callsBefore: number): RecordedStep => ({
  step: { action: 'click', target: { role: 'button', name, place: 0, count: 1 } },
  path: '/',
  callsBefore,
});
const openSteps = ({ canvas, userEvent }: { canvas: Canvas; userEvent: User }) =>
  userEvent.click(canvas.getByRole('tab', { name: 'Steps' }));

export const NoSteps = meta.story({ play: openSteps });
export const Steps = meta.story({
  beforeEach: async () => {
    sandbox.calls.clear();
    const before = sandbox.calls.count();
    await listOwnTools();
    const after = sandbox.calls.count();
    recording = {
      steps: [click('Car Items', before), click('Book', after)],
      moments: [
        { after: null, situation: async () => emptySituation() },
        { after: 'createBooking 200', situation: async () => ({ ...emptySituation(), path: '/myOrders' }) },
      ],
    };
  },
  play: openSteps,
});
export const NothingRecorded = meta.story({
  args: { page: { ...page, recorder: noRecorder } },
  play: openSteps,
});

NoSteps.test('copies nothing', async ({ canvas }) => {
  for (const name of ['Copy for Playwright', 'Copy for Storybook', 'Copy calls as HAR'])
    await expect(await canvas.findByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
});

Steps.test('lists each step with its calls, and copies them for Playwright', async ({ canvas, userEvent }) => {
  const items = within(await canvas.findByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  await expect(items.map((item) => item.textContent)).toEqual(['Click the button ‘Car Items’listTools 200', 'Click the button ‘Book’']);
  const write = spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('Not allowed'));
  await userEvent.click(canvas.getByRole('button', { name: 'Copy for Playwright' }));
  await expect(await canvas.findByRole('region', { name: 'Text to copy' })).toHaveTextContent(
    "getByRole('button', { name: 'Book', exact: true }).click()",
  );
  write.mockRestore();
});

Steps.test('goes back to the start, or to after a write, in a new tab', async ({ canvas, userEvent }) => {
  const slider = await canvas.findByRole('slider', { name: 'Go back to' });
  await expect(slider).toHaveAttribute('aria-valuetext', '1 of 1: after createBooking 200');
  const tab = { location: { assign: fn() } };
  const open = spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const opened = async () => {
    tab.location.assign.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Open in a new tab' }));
    await waitFor(() => expect(tab.location.assign).toHaveBeenCalledOnce());
    return (await findSituation(String(tab.location.assign.mock.calls[0]?.[0]), 0)).situation?.path;
  };
  await expect(await opened()).toBe('/myOrders');
  await fireEvent.change(slider, { target: { value: 0 } });
  await expect(slider).toHaveAttribute('aria-valuetext', 'the start');
  await expect(await opened()).toBe('/');
  open.mockReturnValue(null);
  await userEvent.click(canvas.getByRole('button', { name: 'Open in a new tab' }));
  await expect(await canvas.findByText(/^This browser does not open a tab here/)).toBeVisible();
  open.mockRestore();
});

NothingRecorded.test('says so', async ({ canvas }) => {
  await expect(await canvas.findByText('Nothing was recorded')).toBeVisible();
});

Share.test('copies a report with the calls and the browser', async ({ canvas, userEvent }) => {
  await listOwnTools();
  const write = spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('Not allowed'));
  await userEvent.click(canvas.getByRole('button', { name: 'Copy report' }));
  const report = await canvas.findByRole('region', { name: 'Text to copy' });
  await expect(report).toHaveTextContent('GET /api/carTools: 200');
  await expect(report).toHaveTextContent(navigator.userAgent);
  write.mockRestore();
});

OnInnerPage.test('offers no link and no steps, but a report and a file, with its own day', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('tab', { name: 'Steps' })).toBeNull();
  await userEvent.click(canvas.getByRole('tab', { name: 'Share' }));
  const actions = (await canvas.findByRole('button', { name: 'Save as a file' })).parentElement as HTMLElement;
  await expect(
    within(actions)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Copy report', 'Save as a file']);
  const write = spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('Not allowed'));
  await userEvent.click(within(actions).getByRole('button', { name: 'Copy report' }));
  const report = await canvas.findByRole('region', { name: 'Text to copy' });
  await expect(report).toHaveTextContent('Situation: in a file. Save it, and attach it.');
  await expect(report).toHaveTextContent('Steps (Please list them.)');
  write.mockRestore();
  const create = spyOn(URL, 'createObjectURL');
  await userEvent.click(within(actions).getByRole('button', { name: 'Save as a file' }));
  await canvas.findByText('Saved. Drop the file onto any page of a sandbox.');
  const [[file]] = create.mock.calls as [[Blob]];
  await expect({ nextId: 1, ...JSON.parse(await file.text()) }).toEqual({ v: 1, nextId: sandbox.world.nextId(), clock: -5 });
  create.mockRestore();
});

export const Calls = meta.story({
  beforeEach: async () => {
    sandbox.calls.clear();
    sandbox.faults.set(parseFaults('listReviews:500:once'));
    await sandbox.fetch(`${sandbox.apiBase}/review`);
    await sandbox.fetch(`${sandbox.apiBase}/login`, { method: 'POST', body: '{"email":"shopper@example.com"}' });
    await listOwnTools();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Calls' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^500 listReviews/ }));
  },
});
export const CallsRightToLeft = Calls.extend({ decorators: [rightToLeft] });
export const NoCalls = meta.story({
  beforeEach: () => sandbox.calls.clear(),
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('tab', { name: 'Calls' })),
});

const callNames = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  within(canvas.getByRole('list', { name: 'Calls' }))
    .getAllByRole('button', { name: /^\w+ (list|login)/ })
    .map((button) => button.textContent);

Calls.test('shows the calls that were made before, the last one first, with faults and answers', async ({ canvas }) => {
  const names = callNames(canvas);
  await expect(names).toHaveLength(3);
  await expect(names[0]).toContain('200listToolsGET /api/carToolsNobody');
  await expect(names[2]).toContain('500listReviewsFaultGET /api/review');
  await expect(canvas.getByText('Fault: listReviews: Server error (500), once')).toBeVisible();
  await expect(canvas.getByRole('region', { name: 'Answer' })).toHaveTextContent('"message": "A fault of the sandbox"');
});

NoCalls.test('offers no rule and no failure for a call that is not documented', async ({ canvas, userEvent }) => {
  spyOn(console, 'error').mockImplementation(() => {});
  await sandbox.fetch(`${sandbox.apiBase}/no/such/call`);
  await userEvent.click(await canvas.findByRole('button', { name: /^501 No documented call/ }));
  await expect(canvas.getByRole('region', { name: 'Answer' })).toBeVisible();
  await expect(canvas.queryByText(/^Specified in/)).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Make this fail next time' })).toBeNull();
});

CallsRightToLeft.test('writes bodies as a program does, and keeps a page translator away from them', async ({ canvas }) => {
  const answer = canvas.getByRole('region', { name: 'Answer' });
  await expect(answer).toHaveStyle({ direction: 'ltr' });
  await expect(answer).toHaveAttribute('translate', 'no');
});

Calls.test('shows no token', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /login/ }));
  await expect(canvas.getByRole('region', { name: 'Request' })).toHaveTextContent('shopper@example.com');
  await expect(canvas.getByRole('region', { name: 'Answer' })).toHaveTextContent('"accessToken": "(redacted)"');
});

Calls.test('makes the operation fail next time, once', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Make this fail next time' }));
  await expect(canvas.getByText('The next listReviews fails.')).toBeVisible();
  await expect(sandbox.faults.text()).toBe('listReviews:500:once');
});

Calls.test('filters, holds and clears the list', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter calls' }), 'fault');
  await expect(canvas.queryByRole('button', { name: /listTools/ })).toBeNull();
  await userEvent.clear(canvas.getByRole('searchbox', { name: 'Filter calls' }));
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter calls' }), 'POST');
  await expect(canvas.getByText('1 of 3 calls')).toBeVisible();
  await userEvent.clear(canvas.getByRole('searchbox', { name: 'Filter calls' }));
  const hold = canvas.getByRole('button', { name: 'Hold', pressed: false });
  await userEvent.click(hold);
  await listOwnTools();
  await expect(canvas.getByText('3 calls')).toBeVisible();
  await userEvent.click(hold);
  await expect(await canvas.findByText('4 calls')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
  await expect(canvas.getByText('No calls yet.')).toBeVisible();
});

Calls.test('copies a call as fetch, and says so', async ({ canvas, userEvent }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy as fetch' }));
  await expect(await canvas.findByText('Copied.')).toBeVisible();
  await expect(write.mock.calls[0]?.[0]).toContain('/api/review');
  write.mockRestore();
});

Calls.test('shows the text if the browser does not copy it', async ({ canvas, userEvent }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
  await userEvent.click(canvas.getByRole('button', { name: 'Copy as HAR' }));
  await expect(await canvas.findByRole('region', { name: 'Text to copy' })).toHaveTextContent('"version": "1.2"');
  write.mockRestore();
});

/** Records a machine that waits for an answer about a tool. */
const machines = createMachineRecorder();
const deletion = createActor(removalMachine, { inspect: machines.inspect }).start();
const item = { id: '64f0a1c2e4b0000000000001', name: 'Ratchet Combination Wrench Set, 12 pc', paid: false };

export const Machines = meta.story({
  args: { machines },
  beforeEach: () => {
    deletion.send({ type: 'removal.reset' });
    deletion.send({ type: 'removal.ask', item });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Machines' }));
    await canvas.findByRole('button', { name: 'asking' });
  },
});
export const MachinesRightToLeft = Machines.extend({ decorators: [rightToLeft] });
export const NoMachines = meta.story({
  args: { machines: createMachineRecorder() },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('tab', { name: 'Machines' })),
});

Machines.test('shows the state, what came before, and what the machine knows', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'removal: asking', pressed: true })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'asking' })).toHaveAttribute('aria-current', 'true');
  await expect(canvas.getByRole('button', { name: /^resting/ })).not.toHaveAttribute('aria-current');
  await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('removal.ask → asking');
  await expect(canvas.getByText(/"name": "Ratchet Combination Wrench Set, 12 pc"/)).toBeVisible();
});

Machines.test('sends an event, and the last one with data again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'removal.cancel' }));
  await expect(await canvas.findByRole('button', { name: 'removal: resting' })).toBeVisible();
  await expect(deletion.getSnapshot().value).toBe('resting');
  await userEvent.click(canvas.getByRole('button', { name: 'removal.ask, same data again' }));
  await expect(await canvas.findByRole('button', { name: 'removal: asking' })).toBeVisible();
  await expect(deletion.getSnapshot().context.item).toEqual(item);
});

Machines.test('emphasizes a state that is clicked, until the machine goes on', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'asking', pressed: true })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /^failed/ }));
  await expect(canvas.getByRole('button', { name: /^failed/, pressed: true })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'removal.cancel' }));
  await expect(await canvas.findByRole('button', { name: 'resting', pressed: true })).toBeVisible();
});

NoMachines.test('says why there are none, and shows one as soon as it starts', async ({ canvas, args }) => {
  await expect(canvas.getByText('No machine is running. The shop starts them when somebody signs in.')).toBeVisible();
  const started = createActor(removalMachine, { inspect: (args.machines as typeof machines).inspect }).start();
  await expect(await canvas.findByRole('button', { name: 'removal: resting' })).toBeVisible();
  started.stop();
  await expect(await canvas.findByText(/^No machine is running/)).toBeVisible();
});

Resting.test('changes the tab by arrow keys', async ({ canvas, userEvent }) => {
  canvas.getByRole('tab', { name: 'Setup' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'Calls', selected: true })).toHaveFocus();
  await expect(canvas.getByRole('tabpanel', { name: 'Calls' })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect(canvas.getByRole('tab', { name: 'Share', selected: true })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('tab', { name: 'Setup', selected: true })).toHaveFocus();
});
