import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space.small,
  border: `${tokens.border.hairline} solid transparent`,
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.leading.tight,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${tokens.duration.quick}, border-color ${tokens.duration.quick}`,
  selectors: { '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.72 } },
});

export const tones = styleVariants({
  accent: {
    background: theme.color.accent,
    color: theme.color.onAccent,
    selectors: { '&:hover:not([aria-disabled="true"])': { background: theme.color.accentHover } },
  },
  neutral: {
    background: theme.color.surface,
    color: theme.color.foreground,
    borderColor: theme.color.border,
    selectors: { '&:hover:not([aria-disabled="true"])': { borderColor: theme.color.control } },
  },
  quiet: {
    background: 'transparent',
    color: theme.color.foreground,
    selectors: { '&:hover:not([aria-disabled="true"])': { background: theme.color.inset } },
  },
  quietCritical: {
    background: 'transparent',
    color: theme.color.critical,
    selectors: { '&:hover:not([aria-disabled="true"])': { background: theme.color.inset } },
  },
  critical: {
    background: theme.color.critical,
    color: theme.color.onCritical,
    selectors: { '&:hover:not([aria-disabled="true"])': { opacity: 0.9 } },
  },
});

export const sizes = styleVariants({
  small: {
    minHeight: tokens.control.small,
    padding: `0 ${tokens.space.medium}`,
    borderRadius: tokens.radius.small,
    fontSize: tokens.text.small,
  },
  medium: {
    minHeight: tokens.control.medium,
    padding: `0 ${tokens.space.large}`,
    borderRadius: tokens.radius.medium,
    fontSize: tokens.text.label,
  },
  large: {
    minHeight: tokens.control.large,
    padding: `0 ${tokens.space.xlarge}`,
    borderRadius: tokens.radius.large,
    fontSize: tokens.text.body,
  },
});

export const widths = styleVariants({ content: {}, full: { width: '100%' } });

/** The three props that determine a button's appearance. */
export interface ButtonVariant {
  tone?: keyof typeof tones | undefined;
  size?: keyof typeof sizes | undefined;
  width?: keyof typeof widths | undefined;
}
