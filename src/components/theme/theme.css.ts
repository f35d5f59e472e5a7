import { assignVars, createThemeContract, globalStyle } from '@vanilla-extract/css';
import { dark } from './dark.ts';
import { light } from './light.ts';

/**
 * The theme contract: every colour and shadow, named by its meaning. `accent` marks the primary action; `good`, `caution`,
 * `critical` and `info` show a status, each with a soft background for its own text; tints are backgrounds of product pictures.
 */
export const theme = createThemeContract({
  color: {
    background: null,
    surface: null,
    inset: null,
    border: null,
    control: null,
    foreground: null,
    muted: null,
    accent: null,
    accentHover: null,
    onAccent: null,
    accentSoft: null,
    accentText: null,
    good: null,
    goodSoft: null,
    caution: null,
    cautionSoft: null,
    critical: null,
    criticalSoft: null,
    onCritical: null,
    info: null,
    infoSoft: null,
    focus: null,
    scrim: null,
    dimmed: null,
  },
  tint: { sand: null, sky: null, mint: null, lilac: null, rose: null, lemon: null },
  hero: { deep: null, strong: null, warm: null, glow: null, foreground: null, button: null, onButton: null },
  toast: { background: null, foreground: null, good: null, neutral: null, critical: null },
  shadow: { low: null, raised: null, overlay: null, picture: null },
});

/** Follows the system unless the page sets `data-theme`. Print is always light. */
globalStyle(':root', {
  vars: assignVars(theme, light),
  colorScheme: 'light',
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: assignVars(theme, dark), colorScheme: 'dark' } },
});
globalStyle(':root[data-theme="light"]', { vars: assignVars(theme, light), colorScheme: 'light' });
globalStyle(':root[data-theme="dark"]', { '@media': { screen: { vars: assignVars(theme, dark), colorScheme: 'dark' } } });
