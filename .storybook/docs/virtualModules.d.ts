declare module 'virtual:component-sizes' {
  import type { ComponentSize } from './componentSizes.ts';
  const sizes: Record<string, ComponentSize>;
  export default sizes;
}
