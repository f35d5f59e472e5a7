import { Heading } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';
import { readSizes } from '../../scripts/library/sizes/table.ts';

const load = async () => readSizes((await import('../../docs/library-sizes.md?raw')).default);
let loading: ReturnType<typeof load> | undefined;
const loadOnce = () => (loading ??= load());

/** Three rounded sizes may differ by this much, though there is no other package. */
const ROUNDING = 0.15;

const inKilobytes = (size: number) => `${size.toFixed(1)} kB`;

function Size({ name }: { name: string }) {
  const size = use(loadOnce())[name];
  if (size === undefined) return null;
  const others = size.all - size.own - size.styles;
  return (
    <>
      <Heading>Size</Heading>
      <p>
        {inKilobytes(size.all)} for a page that has React and the theme, compressed: {inKilobytes(size.own)} of code,{' '}
        {inKilobytes(size.styles)} of styles
        {others > ROUNDING && `, and ${inKilobytes(others)} of other packages`}.
        {size.later > 0 && ` ${inKilobytes(size.later)} more load on demand.`} What two components share, a page loads once.
      </p>
    </>
  );
}

/** The bytes of a component, as `npm run size` has measured them. Nothing if it is no part of the library. */
export const ComponentSize = ({ name }: { name: string }) => (
  <Suspense>
    <Size name={name} />
  </Suspense>
);
