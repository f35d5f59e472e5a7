import { expect } from '@playwright/test';
import { test } from './test.ts';

/** True if the frame for stories shows one. */
function hasStory(): boolean {
  const frame = document.querySelector<HTMLIFrameElement>('#storybook-preview-iframe');
  return frame?.contentDocument?.querySelector('#storybook-root')?.hasChildNodes() ?? false;
}

test('Storybook shows its first story', async ({ tab }, { project }) => {
  await tab.open(project.metadata['storybook'] as string);
  await tab.see({ role: 'navigation', name: 'Stories' });
  await expect.poll(() => tab.evaluate(hasStory)).toBe(true);
});
