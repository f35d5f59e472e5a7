import { expect } from '@playwright/test';
import { test } from './test.ts';

/** Returns the heading of the page in the frame. */
const heading = () =>
  document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe')?.contentDocument?.querySelector('#storybook-docs h1')?.textContent;

test('Storybook shows its first page', async ({ tab }, { project }) => {
  await tab.open(project.metadata['storybook'] as string);
  await tab.see({ role: 'navigation', name: 'Stories' });
  await expect.poll(() => tab.evaluate(heading)).toBe('Gadget Garage');
});
