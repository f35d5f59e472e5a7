import { Canvas } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { settings } from '../toolbar/settings.ts';
import { toolbar } from '../toolbar/toolbar.ts';

/** The toolbar's settings as part of an address: 'theme:dark;direction:rtl'. A page shows a story in one frame only. */
const settingsInAddress = () =>
  Object.keys(settings)
    .filter((name) => name !== 'frames')
    .map((name) => `${name}:${String(toolbar.read()[name])}`)
    .join(';');

declare global {
  /** The address of stories. Storybook adds its parameters, for the frames of pages and for 'Open canvas in new tab'. */
  var PREVIEW_URL: string | undefined;
}

const setAddress = () => {
  globalThis.PREVIEW_URL = `iframe.html?${new URLSearchParams({ globals: settingsInAddress() })}`;
};
setAddress();
toolbar.subscribe(setAddress);

/** A story to try out, in the toolbar's settings. One with a frame of its own is loaded again when they change. */
export function TryIt({ story }: { story: PreparedStory<ReactRenderer> }) {
  const address = useSyncExternalStore(toolbar.subscribe, settingsInAddress);
  const isFramed = story.parameters['docs']?.story?.inline === false;
  return <Canvas key={isFramed ? address : undefined} of={story.moduleExport} sourceState="none" withToolbar />;
}
