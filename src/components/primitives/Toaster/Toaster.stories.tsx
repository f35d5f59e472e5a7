import { type MouseEvent, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { type LinkTarget, SiteProvider } from '../Link/SiteProvider.tsx';
import { Toaster, type Toast, type ToasterProps, type ToastLink } from './Toaster.tsx';

const restocked: Toast = { id: '1', tone: 'good', text: 'Restock Is Successfully' };

const pay: ToastLink = { href: '/dashboard/payment/1', label: 'Pay $129.80', hint: 'You can also pay in My Orders.' };

const meta = preview.meta({
  component: Toaster,
  tags: ['primitive'],
  parameters: {
    docs: { story: { inline: false, height: '20rem' } },
    guide: {
      instead: {
        Notice: 'for a message that must stay, such as a failure to act on',
        Field: 'with its error, for a message about what was typed',
      },
      do: [
        'Mount it once, before the page, so that Shift+Tab from its heading reaches a toast',
        'Write one short sentence: Successfully Remove',
        'Remove a toast from the list in onDismiss',
        'Give a link a hint that says how to get there later',
      ],
      dont: ['Put the only way to something into it: it is gone after 5 seconds', 'Report a failure with it that needs an answer'],
      keyboard: {
        F8: 'Moves the focus to the messages',
        Tab: 'Moves to the link and to Dismiss. The time stops meanwhile',
        Escape: 'Dismisses the message that has the focus',
      },
    },
  },
  args: { toasts: [restocked], onDismiss: fn(), duration: 60_000 },
});

/** Does not leave the story when it is clicked. */
function LinkThatStays({ state: _, href, onClick, children, ...rest }: LinkTarget) {
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
export const Brief = meta.story({ args: { duration: 300 }, render: (args) => <Shown {...args} /> });
export const Dismissible = meta.story({ render: (args) => <Shown {...args} /> });

Brief.test('disappears automatically after its duration', async ({ args, mount }) => {
  const isDefaultOver = fn();
  // Less than the default of 5 s. Timers end in their order, on a machine of any speed.
  setTimeout(isDefaultOver, 4000);
  await mount();
  await waitFor(async () => expect(args.onDismiss).toHaveBeenCalledWith('1'));
  await expect(isDefaultOver).not.toHaveBeenCalled();
  await expect(screen.queryByText('Restock Is Successfully')).toBeNull();
});

Dismissible.test('is dismissed by its button', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await expect(args.onDismiss).toHaveBeenCalledOnce();
  await expect(args.onDismiss).toHaveBeenCalledWith('1');
});

Dismissible.test('is reached with F8 and dismissed with Escape', async ({ userEvent, args }) => {
  const button = await screen.findByRole('button', { name: 'Dismiss' });
  await userEvent.keyboard('{F8}');
  await userEvent.tab();
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(args.onDismiss).toHaveBeenCalledOnce();
  await expect(args.onDismiss).toHaveBeenCalledWith('1');
});

Critical.test('announces a failure immediately', async () => {
  await waitFor(async () => expect(document.querySelector('[role="status"][aria-live="assertive"]')).toHaveTextContent('Sold Out'));
});

WithLink.test('is reached by keyboard, announced with another way to get there, and closed by the link', async ({ userEvent, args }) => {
  await waitFor(async () =>
    expect(document.querySelector('[role="status"][aria-live="polite"]')).toHaveTextContent(
      /Add This Products.*You can also pay in My Orders\./,
    ),
  );
  const link = await screen.findByRole('link', { name: 'Pay $129.80' });
  await userEvent.keyboard('{F8}');
  await userEvent.tab();
  await userEvent.tab();
  await expect(link).toHaveFocus();
  await userEvent.click(link);
  await expect(args.onDismiss).toHaveBeenCalledWith('1');
});
