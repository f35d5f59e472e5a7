import { createRoot } from 'react-dom/client';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { SandboxNotice } from './SandboxNotice.tsx';
import { StartingNotice } from './StartingNotice.tsx';

const meta = preview.meta({
  component: StartingNotice,
  tags: ['block'],
  parameters: {
    guide: {
      instead: { Notice: 'for a message of the shop' },
      do: [
        'Show it in a page of the sandbox that is rendered at build time, until the sandbox has started',
        'Let SandboxControls replace it in the same place',
      ],
      dont: ['Show it in the live shop', 'Show both: they are the same landmark'],
      keyboard: { Tab: 'Focuses Reset, which does nothing yet' },
    },
  },
});

export const Starting = meta.story();

/** Where the notice's texts are, relative to the notice, and its size. */
const layoutOf = (element: HTMLElement) => {
  const notice = within(element).getByRole('region', { name: 'Sandbox' });
  const { left, top, height } = notice.getBoundingClientRect();
  const texts = [within(notice).getByText('Sandbox: demo data'), within(notice).getByRole('button', { name: 'Reset' })];
  return { height, texts: texts.map((text) => text.getBoundingClientRect()).map((box) => [box.left - left, box.top - top, box.width]) };
};

Starting.test('is as large as the notice that replaces it, and its texts are in the same places', async ({ canvasElement }) => {
  const before = layoutOf(canvasElement);
  const place = canvasElement.ownerDocument.createElement('div');
  canvasElement.append(place);
  const root = createRoot(place);
  root.render(
    <SandboxNotice
      state="resting"
      world="demo"
      faults=""
      message=""
      controls="closed"
      addressProblems={[]}
      onReset={fn()}
      onControls={fn()}
      onLeave={fn()}
      onEndFaults={fn()}
      onDismissProblems={fn()}
    />,
  );
  await waitFor(() => within(place).getByRole('button', { name: 'Reset' }));
  await expect(layoutOf(place)).toEqual(before);
  root.unmount();
  place.remove();
});
