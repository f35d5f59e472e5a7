import { expect } from 'storybook/test';
import preview from '../preview.tsx';
import { MachinePage } from './MachinePage.tsx';

/** The machines that move money, stock, orders and rights, drawn from their code. */
const meta = preview.meta({
  title: 'Charts',
  tags: ['!autodocs', '!manifest'],
  parameters: { controls: { disable: true } },
  render: ({ machine }: { machine: string }) => <MachinePage machine={machine} />,
});

export const Order = meta.story({ args: { machine: 'order' } });
export const ChangeStock = meta.story({ args: { machine: 'changeStock' } });
export const Removal = meta.story({ args: { machine: 'removal' } });
export const Payment = meta.story({ args: { machine: 'payment' } });
export const Auth = meta.story({ args: { machine: 'auth' } });
export const AdminAccess = meta.story({ args: { machine: 'adminAccess' } });
export const MakeAdmin = meta.story({ args: { machine: 'makeAdmin' } });
export const CreateTool = meta.story({ args: { machine: 'createTool' } });
export const Restock = meta.story({ args: { machine: 'restock' } });

Order.test('a selected state shows its events, and the stories that show it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'queueing' }));
  await expect(canvas.getByRole('button', { name: 'queueing' })).toHaveAttribute('aria-pressed', 'true');
  await expect(canvas.getByText('lock.failed')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'BookingScreen: Sending' })).toHaveAttribute(
    'href',
    './?path=/story/screens-account-bookingscreen--sending',
  );
});

Payment.test('the rules that it cites are links', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'specification: payment' })).toHaveAttribute(
    'href',
    './?path=/docs/rules-specification--docs#payment',
  );
});
