import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Takes away the controls of elements. Storybook would show an element as JSON, and break the story once that is edited. */
export const hideElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) => ({
  ...argTypes,
  ...Object.fromEntries(
    Object.entries(initialArgs)
      .filter(([, value]) => isValidElement(value))
      .map(([name]) => [name, { name, ...argTypes[name], control: false }]),
  ),
});
