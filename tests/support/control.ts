import type { Page } from '@playwright/test';

/** The row of a control in Storybook's panel. */
export const control = (page: Page, name: string) =>
  page
    .getByRole('tabpanel', { name: /^Controls/ })
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) });
