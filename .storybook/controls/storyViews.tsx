import type { ComponentType } from 'react';
import type { Args, ArgTypesEnhancer, ArgsEnhancer } from 'storybook/internal/types';
import { type Fields, viewArgs, viewArgTypes, viewWith } from './viewControls.ts';

/** The views that the stories of each component show, in their order. */
const views = new WeakMap<object, Fields[]>();

interface StoryFile {
  component?: object | undefined;
  args?: Args | undefined;
}

interface Meta {
  story: (story?: { args?: Args }) => unknown;
}

/** Makes a preview remember the `view` of each story, so that the controls of one story can show the states of the others. */
export function recordViews(preview: { meta: (file: never) => object }): void {
  const createMeta = preview.meta.bind(preview) as (file: StoryFile) => Meta;
  Object.assign(preview, {
    meta: (file: StoryFile) => {
      const meta = createMeta(file);
      if (file.component === undefined) return meta;
      const seen: Fields[] = [];
      const record = (args: Args | undefined) => {
        if (typeof args?.['view'] === 'object' && args['view'] !== null) seen.push(args['view'] as Fields);
      };
      views.set(file.component, seen);
      record(file.args);
      const createStory = meta.story.bind(meta);
      return Object.assign(meta, {
        story: (story?: { args?: Args }) => {
          record(story?.args);
          return createStory(story);
        },
      });
    },
  });
}

interface Story {
  component?: unknown;
  initialArgs: Args;
}

/** The story's own view and those of its component's other stories. Undefined if the component has no view. */
function viewsOf({ component, initialArgs }: Story): [view: Fields, known: readonly Fields[]] | undefined {
  const known = typeof component === 'function' || (typeof component === 'object' && component !== null) ? views.get(component) : undefined;
  const view: unknown = initialArgs['view'];
  return known === undefined || typeof view !== 'object' || view === null ? undefined : [view as Fields, known];
}

/** Replaces the control of a view, which would be one piece of JSON, by one for each of its parts. They come before the other props. */
export const addViewArgTypes: ArgTypesEnhancer = (story) => {
  const known = viewsOf(story);
  if (known === undefined) return story.argTypes;
  const { view, ...others } = story.argTypes;
  return {
    ...viewArgTypes(...known),
    view: { ...view, name: 'view', control: false, table: { ...view?.table, category: 'Props' } },
    ...others,
  };
};

export const addViewArgs: ArgsEnhancer = (story) => {
  const known = viewsOf(story);
  return known === undefined ? {} : viewArgs(...known);
};

/** A decorator that passes to a component the view that the controls describe. */
export function applyViewControls(Story: ComponentType<{ args?: Args }>, { args, ...story }: Story & { args: Args }) {
  const known = viewsOf(story);
  if (known === undefined) return <Story />;
  const controls = viewArgs(...known);
  const props = Object.fromEntries(Object.entries(args).filter(([name]) => !(name in controls)));
  return <Story args={{ ...props, view: viewWith(...known, args) }} />;
}
