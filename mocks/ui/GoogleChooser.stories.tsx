import { expect, fn, screen } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { GoogleChooser } from './GoogleChooser.tsx';

const sam = { email: 'shopper@example.com', displayName: 'Sam Carter', photoURL: 'pictures/1f468-1f3fd-200d-1f527.webp' };
const ines = { email: 'ines.carvalho+shop@mail.studio.example.org', displayName: 'Inês Carvalho', photoURL: '' };

const meta = preview.meta({
  component: GoogleChooser,
  tags: ['block'],
  parameters: {
    docs: { story: { inline: false, height: '24rem' } },
    guide: {
      instead: { LoginForm: 'for the real choice between password and Google' },
      do: [
        'Pass the people of the sandbox’s data',
        'Treat onCancel like a window that was closed: the form says so',
        'Pass null to close it',
      ],
      dont: ['Ask for a password in it', 'Show it in the live shop: Google opens its own window'],
      keyboard: {
        Tab: 'Moves through Close and the people, and stays inside',
        'Enter or Space': 'On a person: signs them in',
        Escape: 'Cancels the sign-in',
      },
    },
  },
  args: { people: [sam, ines], onChoose: fn(), onCancel: fn() },
});

export const Asking = meta.story();
export const Resting = meta.story({ args: { people: null } });

Asking.test('calls onChoose with the chosen person', async ({ userEvent, args }) => {
  await userEvent.click(screen.getByRole('button', { name: /Inês Carvalho/ }));
  await expect(args.onChoose).toHaveBeenCalledWith(ines);
});

Asking.test('can be closed without a choice', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onCancel).toHaveBeenCalledOnce();
});

Asking.test('keeps the addresses as they are on a translated page', async () => {
  await expect(screen.getByText(sam.email)).toHaveAttribute('translate', 'no');
});
