import { type MouseEvent, useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { rightToLeft } from '../../../../.storybook/rightToLeft.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { type LinkTarget, SiteProvider } from '../Link/SiteProvider.tsx';
import type { Toast, ToastLink } from './toast.ts';
import { Toaster, type ToasterProps } from './Toaster.tsx';

const restocked: Toast = { id: '1', tone: 'good', text: 'Restock Is Successfully' };

const pay: ToastLink = { href: '/dashboard/payment/1', label: 'Pay $129.80', hint: 'You can also pay in My Orders.' };

const meta = preview.meta({
  component: Toaster,
  tags: ['primitive'],
  parameters: {
    docs: { story: { inline: false, height: '10rem' } },
    guide: {
      instead: {
        Notice: 'for a message that must stay, such as a failure to act on',
        Field: 'with its error, for a message about what was typed',
      },
      do: [
        'Mount it once, before the page, so that Shift+Tab from its heading reaches a toast',
        'Mount it without toasts, before the first one: together with a page it waits for that page',
        'Write one short sentence: Successfully Remove',
        'Remove a toast from the list in onDismiss',
        'Give a link a hint that says how to get there later',
      ],
      dont: ['Put the only way to something into it: it is gone after 5 seconds', 'Report a failure with it that needs an answer'],
      keyboard: {
        F8: 'Moves the focus to the messages',
        Tab: 'Moves to the link and to Dismiss. The time stops meanwhile, and while a dialog hides the link',
        Escape: 'Dismisses the message that has the focus. After the last one, the focus returns to where it was',
      },
    },
  },
  args: { toasts: [restocked], onDismiss: fn(), duration: 60_000 },
  beforeEach: collectAnnouncements,
});

/** Does not leave the story when it is clicked. */
function LinkThatStays({ href, onClick, children, ...rest }: LinkTarget) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    event.preventDefault();
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Removes dismissed toasts, as an app does. */
function Shown(props: ToasterProps) {
  const [gone, setGone] = useState<string[]>([]);
  const dismiss = (id: string) => {
    props.onDismiss(id);
    setGone((before) => [...before, id]);
  };
  return <Toaster {...props} toasts={props.toasts.filter(({ id }) => !gone.includes(id))} onDismiss={dismiss} />;
}

/** Toasts that come while a dialog is open. */
function BesideDialog({ toasts: [text, withLink], ...props }: ToasterProps) {
  const [added, setAdded] = useState<Toast[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  const add = (toast: Toast | undefined) => toast && setAdded([...added, toast]);
  return (
    <SiteProvider link={LinkThatStays}>
      <Shown {...props} toasts={added} />
      <Button
        onClick={() => {
          add(withLink);
          setIsOpen(true);
        }}
      >
        Book, then details
      </Button>
      <Button onClick={() => setIsOpen(true)}>Details</Button>
      <Dialog
        title="Wrench"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        footer={
          <>
            <Button onClick={() => add(text)}>Restock</Button>
            <Button onClick={() => add(withLink)}>Order</Button>
          </>
        }
      />
    </SiteProvider>
  );
}

/** The announcements since the story began, such as `polite: Notification Sold Out`. */
const announced = new Set<string>();

/** A `beforeEach` that collects the announcements, because each is removed after a second, in which a slow test may not look. */
function collectAnnouncements() {
  announced.clear();
  const observer = new MutationObserver(() => {
    for (const { ariaLive, textContent } of document.querySelectorAll('[role="status"]')) announced.add(`${ariaLive}: ${textContent}`);
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}

const expectAnnounced = (text: RegExp) => waitFor(async () => expect([...announced].join('\n')).toMatch(text));

export const Good = meta.story();
export const Neutral = meta.story({ args: { toasts: [{ id: '1', tone: 'neutral', text: 'Nothing changed' }] } });
export const Critical = meta.story({ args: { toasts: [{ id: '1', tone: 'critical', text: 'Sold Out' }] } });
export const Several = meta.story({
  args: {
    toasts: [
      { id: '1', tone: 'good', text: 'Successfully Add This Products' },
      { id: '2', tone: 'critical', text: 'More than available product' },
      { id: '3', tone: 'neutral', text: 'Nothing changed' },
    ],
  },
});
export const LongText = meta.story({
  args: { toasts: [{ id: '1', tone: 'critical', text: 'The shop did not answer. '.repeat(10) + 'w'.repeat(60) }] },
});
export const WithLink = meta.story({
  args: { toasts: [{ id: '1', tone: 'good', text: 'Successfully Add This Products', link: pay }] },
  render: (args) => (
    <SiteProvider link={LinkThatStays}>
      <Shown {...args} />
    </SiteProvider>
  ),
});
export const WithLinkOnAPhone = WithLink.extend({ globals: { viewport: { value: 'small', isRotated: false } } });
export const None = meta.story({ args: { toasts: [] } });
export const RightToLeft = meta.story({ decorators: [rightToLeft], render: (args) => <Shown {...args} /> });
export const WithADialog = meta.story({
  args: { toasts: [restocked, { id: '2', tone: 'good', text: 'Successfully Add This Products', link: pay }] },
  render: (args) => <BesideDialog {...args} />,
});
export const BriefWithADialog = WithADialog.extend({ args: { duration: 200 }, tags: ['!dev', '!autodocs'] });
export const Brief = meta.story({ args: { duration: 200 }, render: (args) => <Shown {...args} /> });
export const Dismissible = meta.story({ render: (args) => <Shown {...args} /> });

Brief.test('disappears automatically after its duration', async ({ args, mount }) => {
  await mount();
  await expectDismissed(args);
  await waitFor(async () => expect(screen.queryByText('Restock Is Successfully')).toBeNull());
});

/** Waits until a toast of the story would be gone, and expects that it is not. */
async function expectStopped({ duration = 0, onDismiss }: ToasterProps) {
  const isOver = fn();
  setTimeout(isOver, 3 * duration);
  await waitFor(async () => expect(isOver).toHaveBeenCalled());
  await expect(onDismiss).not.toHaveBeenCalled();
}

const expectDismissed = ({ onDismiss }: ToasterProps) => waitFor(async () => expect(onDismiss).toHaveBeenCalledWith('1'));

Brief.test('its time begins when the fade to the next page is over', async ({ args, mount }) => {
  const fade = document.startViewTransition(() => {});
  await fade.ready;
  const fades = document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement !== null);
  for (const animation of fades) animation.pause();
  await mount();
  await expectStopped(args);
  for (const animation of fades) animation.finish();
  await expectDismissed(args);
});

Brief.test('its time does not pass in a hidden tab', async ({ args, mount }) => {
  const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await mount();
  await expectStopped(args);
  hidden.mockRestore();
  await expectDismissed(args);
});

BriefWithADialog.test('its time does not pass while another window has the focus', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
  const focus = spyOn(document, 'hasFocus').mockReturnValue(false);
  await fireEvent(window, new FocusEvent('blur'));
  await userEvent.click(await screen.findByRole('button', { name: 'Restock' }));
  await expectStopped(args);
  focus.mockRestore();
  await fireEvent(window, new FocusEvent('focus'));
  await expectDismissed(args);
});

WithADialog.test('shows a text at once, and a link when the dialog is closed', async ({ canvas, userEvent }) => {
  const details = canvas.getByRole('button', { name: 'Details' });
  await userEvent.click(details);
  await userEvent.click(await screen.findByRole('button', { name: 'Order' }));
  await userEvent.click(screen.getByRole('button', { name: 'Restock' }));
  await expectAnnounced(/Restock Is Successfully/);
  await expect(screen.getByRole('region', { name: /notifications/i, hidden: true })).toHaveTextContent(/^Restock Is Successfully$/);
  announced.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  const link = await screen.findByRole('link', { name: 'Pay $129.80' });
  await expectAnnounced(/Add This Products.*You can also pay/);
  await waitFor(async () => expect(details).toHaveFocus());
  await userEvent.keyboard('[F8]');
  await userEvent.tab();
  await userEvent.tab();
  await expect(link).toHaveFocus();
});

WithADialog.test('returns the focus when the last one is dismissed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Book, then details' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(async () => expect(canvas.getByRole('button', { name: 'Book, then details' })).toHaveFocus());
  const dismiss = await screen.findByRole('button', { name: 'Dismiss' });
  await userEvent.keyboard('[F8]');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect(dismiss).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect(canvas.getByRole('button', { name: 'Book, then details' })).toHaveFocus());
});

BriefWithADialog.test('the time of a link does not pass behind a dialog', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Book, then details' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restock' }));
  // Shown later, and for as long.
  await expectDismissed(args);
  await expect(args.onDismiss).not.toHaveBeenCalledWith('2');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(async () => expect(args.onDismiss).toHaveBeenCalledWith('2'));
});

/** Moves a finger over the toast. */
async function swipe(distance: number) {
  // The finger is not a real one, so it cannot be captured.
  const capture = spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  const toast = await screen.findByRole('listitem');
  const at = (clientX: number) => ({ pointerType: 'touch', button: 0, clientX });
  await fireEvent.pointerDown(toast, at(200));
  await fireEvent.pointerMove(toast, at(200 + distance / 2));
  await fireEvent.pointerMove(toast, at(200 + distance));
  await fireEvent.pointerUp(toast, at(200 + distance));
  capture.mockRestore();
}

Dismissible.test('is swiped to the right, where it lies', async ({ args }) => {
  await swipe(-120);
  await expect(args.onDismiss).not.toHaveBeenCalled();
  await swipe(120);
  await expectDismissed(args);
});

RightToLeft.test('is swiped to the left, where it lies', async ({ args }) => {
  await swipe(120);
  await expect(args.onDismiss).not.toHaveBeenCalled();
  await swipe(-120);
  await expectDismissed(args);
});

Dismissible.test('is dismissed by its button', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
  await expect(args.onDismiss).toHaveBeenCalledWith('1');
});

Dismissible.test('is reached with F8 and dismissed with Escape', async ({ userEvent, args }) => {
  const button = await screen.findByRole('button', { name: 'Dismiss' });
  await userEvent.keyboard('[F8]');
  await userEvent.tab();
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(args.onDismiss).toHaveBeenCalledOnce();
  await expect(args.onDismiss).toHaveBeenCalledWith('1');
});

Critical.test('announces a failure immediately', async () => {
  await expectAnnounced(/^assertive: .*Sold Out$/m);
});

WithLink.test('is reached by keyboard, announced with another way to get there, and closed by the link', async ({ userEvent, args }) => {
  await expectAnnounced(/^polite: .*Add This Products.*You can also pay in My Orders\.$/m);
  const link = await screen.findByRole('link', { name: 'Pay $129.80' });
  await userEvent.keyboard('[F8]');
  await userEvent.tab();
  await userEvent.tab();
  await expect(link).toHaveFocus();
  // The page's focus ring would hardly be seen on a toast.
  await expect(getComputedStyle(link).outlineColor).toBe(getComputedStyle(screen.getByRole('listitem')).color);
  await userEvent.click(link);
  await expect(args.onDismiss).toHaveBeenCalledWith('1');
});
