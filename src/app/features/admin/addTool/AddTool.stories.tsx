import { expect, within } from 'storybook/test';
import { ADD, ADDED, ADD_QUANTITY } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { answerCalls, asAdministrator, cardOf, enter, follow, loadPages, openSandbox, shopAt } from '#tests/support/journeys/journey.tsx';

const NAME = 'Hose Clamp Pliers, flexible cable';
const FIELDS = [
  ['Name', NAME],
  ['Image 1 link', 'pictures/1f527.webp'],
  ['Image 2 link', 'pictures/1f529.webp'],
  ['Image 3 link', 'pictures/1f9f0.webp'],
  ['Description', 'They reach where your hand gave up.'],
  ['Price', '34.50'],
  [ADD_QUANTITY, '12'],
  ['Product Status', 'New'],
  ['Rating', '4.5'],
] as const;

/** An administrator adds a product to the shop. */
const meta = preview.meta({
  title: 'AddTool',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  loaders: [
    loadPages([
      () => import('../../dashboard/access/RequireAdmin.tsx'),
      () => import('../../dashboard/DashboardRoute.tsx'),
      () => import('./AddToolRoute.tsx'),
    ]),
    openSandbox,
  ],
  beforeEach: answerCalls,
});

/** An administrator describes a new tool, sees its card, adds it, and finds it first on the home page. */
export const AddAProduct = meta.story({
  globals: asAdministrator,
  render: shopAt('/dashboard/addNewProducts'),
  async play({ canvas, userEvent, step }) {
    await step('Describe the tool', async () => {
      for (const [label, text] of FIELDS) await enter(userEvent, await canvas.findByLabelText(label), text);
      await enter(userEvent, canvas.getByLabelText('Date'), '2026-03-14');
    });
    await step('See its card beside the form', async () => {
      const card = within(canvas.getByRole('region', { name: 'Preview' }));
      await expect(card.getAllByText(NAME)[0]).toBeVisible();
      await expect(card.getByText('$34.50')).toBeVisible();
    });
    await step('Add it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: ADD }));
      await canvas.findByText(ADDED);
    });
    await step('Find it first on the home page', async () => {
      follow(canvas.getByRole('link', { name: 'Home' }));
      await expect((await cardOf(canvas, NAME)).getByText('12 available')).toBeVisible();
      const [first] = within(canvas.getByRole('region', { name: 'Car Items' })).getAllByRole('listitem');
      await expect(first).toHaveTextContent(NAME);
    });
  },
});
