import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { collectComplaints } from './collectComplaints.ts';
import type { RenderedStory } from './renderStories.tsx';
import { loadStories, storyFiles } from './storyFiles.ts';

interface HydratedProps {
  onHydrated: () => void;
  children: ReactNode;
}

/** Calls `onHydrated` after all effects of its children. */
function Hydrated({ onHydrated, children }: HydratedProps) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** A part of React's tree. Its names are React's own. */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedState: { dehydrated?: object | null } | null;
}

const hasWaitingPart = (fiber: Fiber | null): boolean =>
  fiber !== null && (Boolean(fiber.memoizedState?.dehydrated) || hasWaitingPart(fiber.child) || hasWaitingPart(fiber.sibling));

/** Returns true while a lazy part has not hydrated. React has no official way to ask. */
function isWaiting(container: Element): boolean {
  const [root] = Object.entries(container).flatMap(([key, value]) =>
    key.startsWith('__reactContainer$') ? [value as { stateNode: { current: Fiber } }] : [],
  );
  if (root === undefined) throw new Error('React has changed the name of its root');
  return hasWaitingPart(root.stateNode.current);
}

const nextFrame = () => new Promise(requestAnimationFrame);

/** Hydrates a story in the HTML that a server has rendered. Returns what is wrong. */
async function hydrate(Story: ComponentType, html: string): Promise<string[]> {
  const faults: string[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const { complaints } = await collectComplaints(async () => {
    const hydrated = Promise.withResolvers<void>();
    const root = hydrateRoot(
      container,
      <Hydrated onHydrated={hydrated.resolve}>
        <Story />
      </Hydrated>,
      {
        onRecoverableError: (error) => void faults.push(`renders again: ${String(error)}`),
        onUncaughtError: (error) => {
          faults.push(`throws in a browser: ${String(error)}`);
          hydrated.resolve();
        },
      },
    );
    await hydrated.promise;
    while (isWaiting(container)) await nextFrame();
    // The state that effects have changed is drawn by then.
    await nextFrame();
    if (html === '' && container.childElementCount > 0) faults.push('is empty on a server');
    const forms = [...document.querySelectorAll('form')].filter(({ method }) => method !== 'dialog');
    faults.push(...forms.map(({ ariaLabel }) => `has a form that the browser sends: ${ariaLabel}`));
    root.unmount();
  });
  container.remove();
  return [...faults, ...complaints];
}

/** Sends the forms of the first story that has some. The other stories have the same. */
async function sendForms(rendered: readonly RenderedStory[]): Promise<string[]> {
  const withForm = rendered.find(({ html }) => html.includes('<form'));
  const paths = withForm === undefined ? [] : await commands.sendWithoutScripts(withForm.html);
  return paths.map((path) => `a form goes to ${path} before the scripts are there`);
}

test.each(storyFiles)('%s', async (file) => {
  const rendered = await commands.renderStories(file);
  const faults = await sendForms(Object.values(rendered));
  for (const [name, Story] of await loadStories(file)) {
    const { html = '', faults: found = ['is not rendered'] } = rendered[name] ?? {};
    if (found.length === 0) found.push(...(await hydrate(Story, html)));
    faults.push(...found.map((fault) => `${name} ${fault}`));
  }
  expect(faults).toEqual([]);
});
