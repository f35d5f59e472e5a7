import { EntryLink } from './EntryLink.tsx';

const folders = Object.keys(import.meta.glob('../../src/components/**/*.tsx'));

/** The title of a component's page, from its folder, as main.ts makes it: 'Primitives/Button'. */
function titleOf(component: string): string {
  const folder = folders.find((path) => path.endsWith(`/${component}/${component}.tsx`));
  if (folder === undefined) throw new Error(`There is no component ${component}`);
  const [layer = '', ...path] = folder.split('/').slice(4, -1);
  return [layer.charAt(0).toUpperCase() + layer.slice(1), ...path].join('/');
}

/** A link to the page of a component. */
export const ComponentLink = ({ component }: { component: string }) => <EntryLink title={titleOf(component)}>{component}</EntryLink>;
