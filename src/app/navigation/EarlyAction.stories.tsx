import { type SubmitEvent, useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Form } from '#components/primitives/Form/Form.tsx';
import earlyAction from '../head/earlyAction.js?raw';
import { EarlyAction, stopRemembering } from './EarlyAction.tsx';

interface PageProps {
  /** Called with the value of the button that sends the form. */
  onSend: (value: string) => void;
  /** Resolves when React has taken over the last part of the page. */
  takenOver: Promise<void>;
}

/** A page with a menu and a form, which React handles a little earlier than the rest. */
function Page({ onSend, takenOver }: PageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isTakenOver, setIsTakenOver] = useState(false);
  useEffect(() => void takenOver.then(() => setIsTakenOver(true)), [takenOver]);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (event.nativeEvent.submitter instanceof HTMLButtonElement) onSend(event.nativeEvent.submitter.value);
  };
  return (
    <main>
      <h1>Gadget Garage</h1>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Menu
      </Button>
      <Form aria-label="Question" onSubmit={send}>
        <Button type="submit" value="yes">
          Yes
        </Button>
        <Button type="submit" value="no">
          No
        </Button>
      </Form>
      {isTakenOver && <EarlyAction />}
    </main>
  );
}

type Loaded = Record<string, unknown>;
const takeoverOf = (loaded: Loaded) => loaded['takeover'] as PromiseWithResolvers<void>;

/** Repeats what a visitor did before React took the page over. */
const meta = preview.meta({
  component: Page,
  tags: ['!manifest'],
  parameters: {
    guide: {
      do: ['Render it once, as the last part of the page that React takes over', 'Call stopRemembering right before React takes over'],
      dont: ['Count on a click on a link: the browser follows it by itself, unless it has data-needs-app'],
      keyboard: { Enter: 'On a button or in a form that has no code yet: acts once React has taken the page over' },
    },
  },
  loaders: [() => Promise.resolve({ takeover: Promise.withResolvers<void>() })],
  args: { onSend: fn(), takenOver: Promise.resolve() },
  render: (args, { loaded }) => <Page {...args} takenOver={takeoverOf(loaded).promise} />,
});

/** A page that React takes over. */
export const Prerendered = meta.story();

/** Lets React begin to take over a page on which the visitor has done this. */
function actEarly(element: HTMLElement, submitter?: HTMLElement) {
  const script = Object.assign(document.createElement('script'), { textContent: earlyAction });
  document.head.append(script);
  script.remove();
  if (window.earlyAction === undefined) throw new Error('The script has not run');
  window.earlyAction.last = { element, submitter };
  stopRemembering();
}

/** Lets React take over the last part of the page. */
async function finish(loaded: Loaded) {
  takeoverOf(loaded).resolve();
  await waitFor(() => expect(window.earlyAction).toBeUndefined());
}

Prerendered.test('repeats a click', async ({ canvas, loaded }) => {
  const menu = canvas.getByRole('button', { name: 'Menu' });
  actEarly(menu);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await finish(loaded);
  await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'true'));
});

Prerendered.test('repeats a submission with its button', async ({ args, canvas, loaded }) => {
  actEarly(canvas.getByRole('form', { name: 'Question' }), canvas.getByRole('button', { name: 'No' }));
  await finish(loaded);
  await expect(args.onSend).toHaveBeenCalledTimes(1);
  await expect(args.onSend).toHaveBeenCalledWith('no');
});

Prerendered.test('forgets an element that React has replaced', async ({ loaded }) => {
  const replaced = document.createElement('button');
  const onClick = fn();
  replaced.addEventListener('click', onClick);
  actEarly(replaced);
  await finish(loaded);
  await expect(onClick).not.toHaveBeenCalled();
});

Prerendered.test('forgets a click after which the visitor clicks again, which React handles', async ({ canvas, loaded, userEvent }) => {
  const menu = canvas.getByRole('button', { name: 'Menu' });
  actEarly(menu);
  await userEvent.click(menu);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await finish(loaded);
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

Prerendered.test('forgets a submission after which the visitor sends the form again', async ({ args, canvas, loaded }) => {
  const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Question' });
  actEarly(form, canvas.getByRole('button', { name: 'No' }));
  // As Enter in a field does: without a click.
  form.requestSubmit(canvas.getByRole('button', { name: 'Yes' }));
  await finish(loaded);
  await expect(args.onSend).toHaveBeenCalledTimes(1);
  await expect(args.onSend).toHaveBeenCalledWith('yes');
});

Prerendered.test('keeps a click while the visitor clicks on anything but a button', async ({ canvas, loaded, userEvent }) => {
  const menu = canvas.getByRole('button', { name: 'Menu' });
  actEarly(menu);
  await userEvent.click(canvas.getByRole('heading', { name: 'Gadget Garage' }));
  await finish(loaded);
  await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'true'));
});
