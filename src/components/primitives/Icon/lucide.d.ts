/** lucide has types only for the index of all icons. Importing single files keeps unused icons out of the build. */
declare module 'lucide/dist/esm/icons/*.mjs' {
  import type { IconShapes } from '#components/primitives/Icon/Icon.tsx';

  const icon: IconShapes;
  export default icon;
}
