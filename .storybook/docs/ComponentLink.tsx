import { EntryLink } from './EntryLink.tsx';

const folders = Object.keys(import.meta.glob('../../src/components/**/*.tsx'));

const folderOf = (component: string) => folders.find((path) => path.endsWith(`/${component}/${component}.tsx`));

/** The title of a component's page, from its folder, as main.ts makes it: 'Primitives/Button'. Undefined if there is no such component. */
export function titleOf(component: string): string | undefined {
  const folder = folderOf(component);
  if (folder === undefined) return undefined;
  const [layer = '', ...path] = folder.split('/').slice(4, -1);
  return [layer.charAt(0).toUpperCase() + layer.slice(1), ...path].join('/');
}

/** A link to the page of a component. */
export function ComponentLink({ component }: { component: string }) {
  const title = titleOf(component);
  if (title === undefined) throw new Error(`There is no component ${component}`);
  return <EntryLink title={title}>{component}</EntryLink>;
}
