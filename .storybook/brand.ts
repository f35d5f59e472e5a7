import { create, type ThemeVars } from 'storybook/theming';
import { dark } from '../src/components/theme/dark.ts';
import { light } from '../src/components/theme/light.ts';
import { tokens } from '../src/components/theme/tokens.ts';

const brandOf = (base: 'light' | 'dark', { color }: Pick<typeof light, 'color'>, secondary: string): ThemeVars =>
  create({
    base,
    brandTitle: 'Gadget Garage',
    brandUrl: './',
    fontBase: tokens.font.body,
    colorPrimary: color.accent,
    colorSecondary: secondary,
    appBg: color.background,
    appContentBg: color.surface,
    appPreviewBg: color.background,
    appBorderColor: color.border,
    textColor: color.foreground,
    textMutedColor: color.muted,
    barBg: color.surface,
    barTextColor: color.muted,
    barSelectedColor: color.accentText,
    barHoverColor: color.accentText,
    buttonBg: color.surface,
    buttonBorder: color.border,
    inputBg: color.surface,
    inputBorder: color.control,
    inputTextColor: color.foreground,
  });

/** Storybook's own look, from the shop's colours. */
export const brand = {
  light: brandOf('light', light, light.color.accentText),
  // Storybook darkens it below the white name of the chosen story, which is not legible on a darkened accentText.
  dark: brandOf('dark', dark, dark.hero.warm),
};
