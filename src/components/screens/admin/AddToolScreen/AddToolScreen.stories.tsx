import { expect, fn, waitFor } from 'storybook/test';
import { ADD, ADD_PRODUCT, WELCOME } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { PageLevel } from '../../../primitives/PageHeading/PageHeading.tsx';
import * as fixtures from './AddToolScreen.fixtures.ts';
import { AddToolScreen } from './AddToolScreen.tsx';

const { addToolViews } = fixtures;

const meta = preview.meta({
  component: AddToolScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ToolForm: 'for the form without the preview', ManageToolsScreen: 'to restock or delete a tool' },
      do: [
        'Make the preview in onPreviewChange and the draft in onDraftChange, and keep both functions stable',
        'Look for the product after no answer, and pass unconfirmed if it cannot be told',
        'Set isChecking while Check again runs',
      ],
      dont: [
        'Send it again after no answer, unless the person submits once more',
        'Pass the draft as the preview: its links change with every key',
        'Leave the page after added: the form is ready for the next one',
      ],
      keyboard: {
        Enter: 'In a field of one line: adds the product, or moves the focus to the first wrong field',
        Tab: 'Skips the preview',
      },
    },
  },
  args: {
    view: addToolViews.editing,
    onSubmit: fn(),
    onDraftChange: fn(),
    onPreviewChange: fn(),
    onCheckAgain: fn(),
    onEdit: fn(),
  },
});

export const Editing = meta.story();
export const Filled = meta.story({ args: { view: fixtures.filled } });
export const Adding = meta.story({ args: { view: addToolViews.adding } });
export const Added = meta.story({ args: { view: addToolViews.added } });
export const Refused = meta.story({ args: { view: addToolViews.refused } });
export const Unconfirmed = meta.story({ args: { view: addToolViews.unconfirmed } });
export const CheckingAgain = meta.story({ args: { view: fixtures.checkingAgain } });
export const FieldErrors = meta.story({
  args: { view: fixtures.wrong },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: ADD }));
    await canvas.findByText('Rating must be from 1 to 5');
  },
});
export const LongTexts = meta.story({ args: { view: fixtures.longTexts } });
export const RightToLeft = meta.story({ args: { view: fixtures.rightToLeft } });
export const BrokenPicture = meta.story({ args: { view: fixtures.brokenPicture } });
export const OnAPhone = meta.story({ args: { view: fixtures.longTexts }, globals: { viewport: { value: 'small', isRotated: false } } });
export const InTheDashboard = meta.story({
  args: { view: fixtures.filled },
  render: (args) => (
    <PageLevel value={2}>
      <h1>{WELCOME}</h1>
      <AddToolScreen {...args} />
    </PageLevel>
  ),
});

Editing.test('has one heading for the form and one for the preview', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: ADD_PRODUCT })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 2, name: 'Preview' })).toBeVisible();
  await expect(canvas.getByText('No image yet.')).toBeVisible();
});

InTheDashboard.test('uses headings one level lower inside another page', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 2, name: ADD_PRODUCT })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 3, name: 'Preview' })).toBeVisible();
});

Filled.test('shows the typed values in the preview', async ({ canvas }) => {
  const card = canvas.getByRole('region', { name: 'Preview' });
  for (const text of ['Hose Clamp Pliers, flexible cable', '$34.50', '12 available', 'It shows Image 1.'])
    await expect(card).toHaveTextContent(text);
});

BrokenPicture.test('says next to the preview that a picture cannot be shown', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('It shows Image 2, since Image 1 cannot be shown.')).toBeVisible());
});

OnAPhone.test('does not scroll sideways', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
