import { Unstyled } from '@storybook/addon-docs/blocks';
import { brand } from '../../examples/vite/src/brand.ts';
import { ProductCard } from '../../src/components/blocks/ProductCard/ProductCard.tsx';
import { wrench } from '../../src/components/blocks/ProductCard/ProductCard.fixtures.ts';
import { Button } from '../../src/components/primitives/Button/Button.tsx';
import { Inline } from '../../src/components/primitives/Inline/Inline.tsx';
import { type Brand, brandStyle } from '../../src/components/theme/brand.ts';
import * as css from './foundations.css.ts';

/** The same parts in the shop's own colours, and in the brand that docs/library.md shows. */
export function Brands() {
  return (
    <Unstyled>
      <div className={css.brands}>
        <Sample name="The theme" brand={{}} />
        <Sample name="The brand" brand={brand} />
      </div>
    </Unstyled>
  );
}

function Sample({ name, brand: values }: { name: string; brand: Brand }) {
  return (
    <section aria-label={name} className={css.brand} style={brandStyle(values)}>
      <ProductCard product={wrench} />
      <Inline gap="small">
        <Button tone="accent">Book</Button>
        <Button emphasis="quiet" tone="accent">
          Details
        </Button>
      </Inline>
    </section>
  );
}
