import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css';
import { dark } from './dark.ts';
import { light } from './light.ts';

/**
 * The theme contract, with the shape of the light theme: every colour and shadow, named by its meaning. `accent` marks the primary action;
 * `good`, `caution`, `critical` and `info` show a status, each with a soft background for its own text; `star` is a
 * filled star of a rating; tints are backgrounds of product pictures.
 */
export const theme = createThemeContract(light);

/** Follows the system unless the page sets `data-theme`. Print is always light. */
globalStyle(':root', {
  vars: assignVars(theme, light),
  colorScheme: 'light',
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: assignVars(theme, dark), colorScheme: 'dark' } },
});
globalStyle(':root[data-theme="light"]', { vars: assignVars(theme, light), colorScheme: 'light' });
globalStyle(':root[data-theme="dark"]', { '@media': { screen: { vars: assignVars(theme, dark), colorScheme: 'dark' } } });
