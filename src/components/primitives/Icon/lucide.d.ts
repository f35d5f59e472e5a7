/** lucide describes its icons only where it lists them all; one file each keeps a build to the few that are used. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconNode } from 'lucide';

  const icon: IconNode;
  export default icon;
}
