import { Heading } from '@storybook/addon-docs/blocks';
import { Suspense, use } from 'react';

const load = async () => (await import('virtual:component-sizes')).default;
let loading: ReturnType<typeof load> | undefined;

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function Size({ name }: { name: string }) {
  const size = use((loading ??= load()))[name];
  if (size === undefined) return null;
  return (
    <>
      <Heading>Size</Heading>
      <p>
        {inKilobytes(size.script + size.styles)} for a page that has React: {inKilobytes(size.script)} of code and{' '}
        {inKilobytes(size.styles)} of styles with the theme, compressed, in {size.modules} modules. What two components share, a page loads
        once.
      </p>
    </>
  );
}

/** The bytes of a component. Nothing if it is no part of the library. */
export const ComponentSize = ({ name }: { name: string }) => (
  <Suspense>
    <Size name={name} />
  </Suspense>
);
