import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TwoPeople } from './TwoPeople.tsx';

/** The page of the sandbox with two people in one world. */
const meta = preview.meta({
  component: TwoPeople,
  tags: ['block'],
  parameters: {
    layout: 'fullscreen',
    guide: {
      do: ['Give each frame a store of its own for its session'],
      dont: ['Show it in the live shop', 'Put a third shop beside them: each needs the width of a tablet'],
      keyboard: { Tab: 'Goes through the first shop, then through the second' },
    },
  },
  args: {
    sides: [
      { name: 'left', src: 'about:blank', person: () => 'Sam Carter, shopper' },
      { name: 'right', src: 'about:blank', person: () => 'Gloria Mensah, administrator' },
    ],
    onChange: fn(() => () => {}),
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
