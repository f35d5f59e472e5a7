import { expect, fn, within } from 'storybook/test';
import { createStore } from '#contract/store.ts';
import preview from '../../.storybook/preview.tsx';
import { createSandbox } from '../createSandbox.ts';
import { dockPeople } from '../data/accounts.ts';
import { memoryKeyValueStore } from '../store/memoryKeyValueStore.ts';
import { joinShops, type Seat } from './joinShops.ts';
import { TwoPeople } from './TwoPeople.tsx';

const onReload = fn();
const noon = new Date(2026, 10, 27, 12).getTime();
const seat = async (name: string): Promise<Seat> => ({
  name,
  store: memoryKeyValueStore(),
  shop: { sandbox: await createSandbox(), now: () => noon, world: 'demo', onChooseWorld: fn() },
  isOpen: true,
  onReload,
});
const [left, right] = [await seat('left'), await seat('right')];

/** The page of the sandbox with two people in one world. */
const meta = preview.meta({
  component: TwoPeople,
  tags: ['block'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Give each frame a store of its own for its session', 'Hand over the shop of a frame as soon as it has started'],
      dont: ['Show it in the live shop', 'Put a third shop beside them: each needs the width of a tablet'],
      keyboard: { Tab: 'Goes through the first shop, then through the second', 'Alt + S': 'Opens or closes the dock' },
    },
  },
  args: {
    sides: [
      { name: 'left', src: 'about:blank', person: () => 'Sam Carter, shopper' },
      { name: 'right', src: 'about:blank', person: () => 'Gloria Mensah, administrator' },
    ],
    onChange: fn(() => () => {}),
    shops: createStore(joinShops([left, right])),
    people: dockPeople,
  },
});

export const Ready = meta.story();

Ready.test('names each frame, and what is above it, by its person', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Sam Carter, shopper' })).toBeVisible();
  await expect(canvas.getByTitle('The shop of Gloria Mensah, administrator')).toBeVisible();
});

/** Somebody has changed the account in a frame, to one with a long email and no name. */
export const LongEmail = meta.story({
  args: { sides: [{ name: 'left', src: 'about:blank', person: () => `${'ada.lovelace.'.repeat(8)}@example.com` }] },
});

/** No frame has started. */
export const Starting = meta.story({ args: { shops: createStore(joinShops([])) } });

/** The dock is open while one frame has failed to load. */
export const Controls = meta.story({
  args: { shops: createStore(joinShops([left, { ...right, shop: null, isOpen: false }])) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Controls' }));
    await canvas.findByRole('complementary', { name: 'Sandbox controls' });
  },
});

Starting.test('cannot open the dock', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Controls' })).toHaveAttribute('aria-disabled', 'true');
});

Controls.test('loads a frame again that has not started', async ({ canvas, userEvent }) => {
  const person = within(canvas.getByRole('region', { name: 'Person, right' }));
  await expect(person.queryByRole('button', { name: /Gloria Mensah/ })).toBeNull();
  await userEvent.click(person.getByRole('button', { name: 'Load it again' }));
  await expect(onReload).toHaveBeenCalledOnce();
});

Controls.test('covers no frame', async ({ canvas }) => {
  const dock = canvas.getByRole('complementary', { name: 'Sandbox controls' });
  await expect(canvas.getByTitle('The shop of Sam Carter, shopper').getBoundingClientRect().bottom).toBeLessThanOrEqual(
    dock.getBoundingClientRect().top,
  );
});

/** A frame loads another page while the dock is open. */
const following = createStore(joinShops([left, right]));
export const Following = Controls.extend({ args: { shops: following }, beforeEach: () => following.write(joinShops([left, right])) });

Following.test('shows the page that a frame loads next, and stays open meanwhile', async ({ canvas, userEvent }) => {
  const person = () => within(canvas.getByRole('region', { name: 'Person, right' }));
  await userEvent.click(person().getByRole('button', { name: 'Kwame Adeyemi' }));
  await expect(await person().findByRole('button', { name: 'Kwame Adeyemi', pressed: true })).toBeVisible();
  following.write(joinShops([left, { ...right, isOpen: false }]));
  await expect(await person().findByText('The shop in this frame has not started yet.')).toBeVisible();
  following.write(joinShops([left, await seat('right')]));
  await expect(await person().findByRole('button', { name: /^Nobody/, pressed: true })).toBeVisible();
});
