import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';

type StoryModule = Parameters<typeof composeStories>[0];

/** The files with the stories of all components, by path. */
const files = import.meta.glob<StoryModule>(['/src/components/**/*.stories.tsx', '/mocks/ui/*.stories.tsx']);

export const storyFiles = Object.keys(files);

/** Loads the stories of a file, by name. */
export async function loadStories(file: string): Promise<[name: string, Story: ComponentType][]> {
  const load = files[file];
  if (load === undefined) throw new Error(`There is no ${file}`);
  return Object.entries(composeStories(await load()));
}
