import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { BankDialog } from './BankDialog.tsx';

const meta = preview.meta({
  component: BankDialog,
  tags: ['block'],
  parameters: {
    docs: { story: { inline: false, height: '24rem' } },
    guide: {
      instead: { ConfirmDialog: 'for a question of the shop', Dialog: 'for any other dialog of the shop' },
      do: [
        'Mount BankPrompt once, outside of all pages, so that a navigation keeps the question',
        'Answer a closed dialog like Refuse: onAnswer gets false for both',
        'Say in the dialog that no bank is asked',
      ],
      dont: ['Ask for a code or a password', 'Use it in the live shop: the provider opens the bank’s own window'],
      keyboard: {
        Escape: 'Refuses the charge',
        'Enter or Space': 'On Accept or Refuse: answers',
        Tab: 'Moves between Close, Refuse and Accept',
      },
    },
  },
  args: { charge: { price: 1234.5 }, onAnswer: fn() },
});

export const Asking = meta.story();
export const Resting = meta.story({ args: { charge: null } });

Asking.test('shows the amount, and calls onAnswer with true on Accept', async ({ userEvent, args }) => {
  await expect(screen.getByRole('dialog', { name: '3-D Secure: is this you?' })).toHaveTextContent('$1,234.50');
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await expect(args.onAnswer).toHaveBeenCalledWith(true);
});

Asking.test('calls onAnswer with false on Refuse', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  await expect(args.onAnswer).toHaveBeenCalledWith(false);
});

Asking.test('calls onAnswer with false when it is closed', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onAnswer).toHaveBeenCalledWith(false);
});
