'use client';

import { use } from 'react';
import { ADD_PRODUCT, CAR_ITEMS } from '#contract/texts.ts';
import type { ProductCardView } from '../../../blocks/ProductCard/ProductCard.tsx';
import { ToolForm, type ToolFormProps } from '../../../blocks/ToolForm/ToolForm.tsx';
import type { ToolFormView } from '../../../blocks/ToolForm/toolFormView.ts';
import { ToolPreview } from '../../../blocks/ToolPreview/ToolPreview.tsx';
import { PageHeading, PageLevel } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { columns, screen, side } from './AddToolScreen.css.ts';

/** The state of the form, and the preview card of the values typed so far. */
export type AddToolView = ToolFormView & { preview: ProductCardView };

export interface AddToolScreenProps extends Omit<ToolFormProps, 'view'> {
  view: AddToolView;
}

/** Adds a car tool (docs/spec.md#add-product): the form, and next to it the card that shoppers will see. */
export function AddToolScreen({ view, ...events }: AddToolScreenProps) {
  return (
    <div className={screen} data-state={view.state}>
      <Stack gap="xsmall">
        <PageHeading>{ADD_PRODUCT}</PageHeading>
        <Text tone="muted">It will appear first under {CAR_ITEMS}.</Text>
      </Stack>
      <div className={columns}>
        <ToolForm view={view} {...events} />
        <div className={side}>
          <ToolPreview tool={view.preview} level={use(PageLevel) === 1 ? 2 : 3} />
        </div>
      </div>
    </div>
  );
}
