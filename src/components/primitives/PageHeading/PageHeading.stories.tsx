import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { PageHeading, PageLevel } from './PageHeading.tsx';

const meta = preview.meta({
  component: PageHeading,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Heading: 'for a section, a panel or a card' },
      do: [
        'Render exactly one on a screen, in every state of its view, also while loading',
        'Use size hidden if the page shows its name in another way',
        'Pass a ref from useHeadingFocus if a button such as Retry disappears when it is clicked',
      ],
      dont: [
        'Choose its level: the page around it does, with PageLevel',
        'Focus it yourself after a navigation: the app finds it and does so',
      ],
      keyboard: { Tab: 'Never stops at it. After a navigation, when it has the focus, Tab moves on from there' },
    },
  },
  args: { children: 'Booked Product' },
});

export const Page = meta.story();
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

/** Replaces the page, as Retry does when the page that it waited for is there. */
export const Replaced = meta.story({
  render: function Replace() {
    const [page, setPage] = useState('We could not check your access');
    return (
      <>
        <PageHeading key={page}>{page}</PageHeading>
        <Button onClick={() => setPage('Manage All Orders')}>Arrive</Button>
      </>
    );
  },
});

Replaced.test('takes over the focus of the heading that it replaces', async ({ canvas }) => {
  canvas.getByRole('heading', { name: 'We could not check your access' }).focus();
  canvas.getByRole('button', { name: 'Arrive' }).click();
  await expect(await canvas.findByRole('heading', { name: 'Manage All Orders' })).toHaveFocus();
});

Replaced.test('leaves the focus where the user has moved it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
  await expect(canvas.getByRole('heading', { name: 'Manage All Orders' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Arrive' })).toHaveFocus();
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
