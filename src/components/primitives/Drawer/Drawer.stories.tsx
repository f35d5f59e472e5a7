import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

interface OpenerProps extends DrawerProps {
  isOpen: boolean;
}

/** Opens the drawer with a button, as a page does. */
function Opener({ isOpen, ...props }: OpenerProps) {
  const [open, setOpen] = useState(isOpen);
  return (
    <main style={{ minHeight: '100vh' }}>
      <h1>Welcome</h1>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      {open && <Drawer {...props} onClose={() => setOpen(false)} />}
    </main>
  );
}

const meta = preview.meta({
  component: Drawer,
  tags: ['primitive'],
  parameters: {
    docs: { story: { inline: false, height: '18rem' } },
    guide: {
      instead: { Dialog: 'for a question or a form', FilterSheet: 'for the filters of a list', Menu: 'for a few actions behind a button' },
      do: [
        'Slide links in from the side, and controls from the bottom, within reach of a thumb',
        'Mount it to open it and unmount it in onClose',
        'Close it yourself when a link inside is followed, and when the window becomes wide',
      ],
      dont: ['Use it in a wide window: show the same content beside or above the page', 'Ask a question in it, or send a form from it'],
      keyboard: {
        Escape: 'Closes it and returns the focus to the button that opened it',
        Tab: 'Moves through its content and stays inside',
      },
    },
  },
  args: { title: 'Dashboard', children: <a href="#orders">My Orders</a>, onClose: () => {} },
});

export const Closed = meta.story({ render: (args) => <Opener {...args} isOpen={false} /> });
export const Open = meta.story({ render: (args) => <Opener {...args} isOpen /> });
export const RightToLeft = Open.extend({ globals: { direction: 'rtl' } });
export const LongText = meta.story({
  args: {
    title: 'Everything that can be done on this side of the shop',
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Place {index + 1}</p>),
  },
});

/** How far from its place the drawer begins to slide, as a share of its width. */
async function findSlide() {
  const drawer = await screen.findByRole('dialog');
  // Starts it again, because it may be over.
  drawer.style.animation = 'none';
  drawer.getAnimations();
  drawer.style.animation = '';
  const [slide] = drawer.getAnimations();
  return slide?.effect instanceof KeyframeEffect && slide.effect.getKeyframes()[0]?.['transform'];
}

Open.test('slides in from the left', async () => expect(await findSlide()).toBe('translateX(-100%)'));
RightToLeft.test('slides in from the right, where it lies', async () => expect(await findSlide()).toBe('translateX(100%)'));

Closed.test('takes focus, closes on Escape, and returns focus', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Menu' });
  await userEvent.click(button);
  const drawer = await screen.findByRole('dialog', { name: 'Dashboard' });
  await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  await expect(screen.queryByRole('dialog')).toBeNull();
});
