import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SectionSkeleton } from './SectionSkeleton.tsx';

const meta = preview.meta({
  component: SectionSkeleton,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Skeleton: 'for a part of a page', WaitingScreen: 'until the shop knows who is signed in' },
      do: [
        'Give it the title of the page that follows, so that the heading stays',
        'Say in the label what is pending: Checking whether you are an administrator',
        'Choose the shape of the content: table, list, form, profile or payment',
      ],
      dont: [
        'Use it once the page’s code and rights are there: a screen has placeholders of its own',
        'Show anything of the page’s data in it',
      ],
      keyboard: {},
    },
  },
  args: { section: { title: 'Manage All Orders', shape: 'table' }, label: 'Loading the page' },
});

export const Table = meta.story();
export const Form = meta.story({ args: { section: { title: 'Please Add A Product', shape: 'form' } } });
export const List = meta.story({ args: { section: { title: 'My Orders', shape: 'list' } } });
export const Profile = meta.story({ args: { section: { title: 'My Profile', shape: 'profile' } } });
export const Payment = meta.story({ args: { section: { title: 'Payment', shape: 'payment' } } });
export const PaymentOnAPhone = meta.story({
  args: { section: { title: 'Payment', shape: 'payment' } },
  globals: { viewport: { value: 'small', isRotated: false } },
});
export const OnAPhone = meta.story({
  args: { section: { title: 'Please Add A Product', shape: 'form' } },
  globals: { viewport: { value: 'small', isRotated: false } },
});

Table.test("has the page's heading, and says what is pending", async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Manage All Orders' })).toBeVisible();
  await expect(canvas.getByRole('status', { name: 'Loading the page' })).toHaveAttribute('aria-busy', 'true');
});

OnAPhone.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

PaymentOnAPhone.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
