import type { ComponentType } from 'react';

/** A decorator that shows a story from right to left. */
export const rightToLeft = (Story: ComponentType) => (
  <div dir="rtl">
    <Story />
  </div>
);
