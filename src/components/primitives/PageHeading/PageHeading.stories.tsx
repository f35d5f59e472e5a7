import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { PageHeading } from './PageHeading.tsx';
import { PageLevel } from './PageLevel.ts';

const meta = preview.meta({ component: PageHeading, tags: ['primitive'], args: { children: 'Booked Product' } });

export const Page = meta.story();
export const Hero = meta.story({ args: { size: 'hero', children: 'Car Tools' } });
export const Hidden = meta.story({ args: { size: 'hidden', children: 'Gadget Garage' } });
export const InsideAPage = meta.story({
  args: { children: 'Manage Car Tools' },
  decorators: [
    (Story) => (
      <main>
        <h1>Welcome to My DashBoard</h1>
        <PageLevel value={2}>
          <Story />
        </PageLevel>
      </main>
    ),
  ],
});
export const LongText = meta.story({
  args: { children: 'Please Pay for Rechargeable Inspection Lamp 800 lm with a very long magnetic arm' },
});

Page.test('can be focused by the app, but not by Tab', async ({ canvas, userEvent }) => {
  const heading = canvas.getByRole('heading', { level: 1, name: 'Booked Product' });
  await userEvent.tab();
  await expect(heading).not.toHaveFocus();
  heading.focus();
  await expect(heading).toHaveFocus();
});

Hidden.test('still names the page for screen readers', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Gadget Garage' })).toBeInTheDocument();
});
