import type { ComponentType } from 'react';
import type { Args, ArgTypesEnhancer, ArgsEnhancer } from 'storybook/internal/types';
import { type Fields, viewArgs, viewArgTypes, viewWith } from './viewControls.ts';

/** The views that the stories of each component show, in their order. */
const views = new WeakMap<object, Fields[]>();

/** Remembers the `view` of a story, so that the controls of one story can show the states of the others. */
export function recordView({ input }: { input: { args?: Args } }, file: { component?: object | undefined; args?: Args | undefined }): void {
  if (file.component === undefined) return;
  const seen = views.get(file.component) ?? [];
  views.set(file.component, seen);
  const view: unknown = { ...file.args, ...input.args }['view'];
  if (typeof view === 'object' && view !== null && !seen.includes(view as Fields)) seen.push(view as Fields);
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

/** Replaces the control of a view, which would be one piece of JSON, by one for each of its parts. The props come after them. */
export const addViewArgTypes: ArgTypesEnhancer = (story) => {
  const known = viewsOf(story);
  if (known === undefined) return story.argTypes;
  const props = Object.entries(story.argTypes).map(([name, type]) => [
    name,
    { ...type, control: false, table: { ...type.table, category: 'Props' } },
  ]);
  return { ...viewArgTypes(...known), ...Object.fromEntries(props) } as typeof story.argTypes;
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
