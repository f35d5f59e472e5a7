import { EntryLink } from './EntryLink.tsx';

const folders = Object.keys(import.meta.glob('../../src/components/**/*.tsx'));

const folderOf = (component: string) => folders.find((path) => path.endsWith(`/${component}/${component}.tsx`));

/** True if the library has a component of this name. */
export const isComponent = (name: string): boolean => folderOf(name) !== undefined;

/** The title of a component's page, from its folder, as main.ts makes it: 'Primitives/Button'. */
function titleOf(component: string): string {
  const folder = folderOf(component);
  if (folder === undefined) throw new Error(`There is no component ${component}`);
  const [layer = '', ...path] = folder.split('/').slice(4, -1);
  return [layer.charAt(0).toUpperCase() + layer.slice(1), ...path].join('/');
}

/** A link to the page of a component. */
export const ComponentLink = ({ component }: { component: string }) => <EntryLink title={titleOf(component)}>{component}</EntryLink>;
