import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';
import { pseudoSpinner } from '../Spinner/Spinner.css.ts';

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: tokens.space.small,
  border: `${tokens.border.hairline} solid transparent`,
  borderRadius: tokens.radius.control,
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.leading.tight,
  textAlign: 'center',
  // Unlike the page's `anywhere`, it makes a button at least as wide as its longest word.
  overflowWrap: 'break-word',
  cursor: 'pointer',
  transition: `background-color ${tokens.duration.quick}, border-color ${tokens.duration.quick}`,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'default', opacity: 0.72 },
    '&[aria-busy="true"]::before': {
      ...pseudoSpinner,
      // Nearer than an icon would be.
      marginInlineEnd: `calc(${tokens.space.xsmall} - ${tokens.space.small})`,
    },
  },
});

const hover = '&:hover:not([aria-disabled="true"])';

/** The background or border has the tone. */
export const solid = styleVariants({
  accent: {
    background: theme.color.accent,
    color: theme.color.onAccent,
    selectors: { [hover]: { background: theme.color.accentHover } },
  },
  neutral: {
    background: theme.color.surface,
    color: theme.color.foreground,
    borderColor: theme.color.border,
    selectors: { [hover]: { borderColor: theme.color.control } },
  },
  critical: {
    background: theme.color.critical,
    color: theme.color.onCritical,
    selectors: { [hover]: { opacity: 0.9 } },
  },
});

const bare = style({ background: 'transparent', selectors: { [hover]: { background: theme.color.inset } } });

/** Only the text has the tone. */
export const quiet = styleVariants({
  accent: [bare, { color: theme.color.accentText }],
  neutral: [bare, { color: theme.color.foreground }],
  critical: [bare, { color: theme.color.critical }],
});

/** The spinner takes its room from both sides, so that a button which becomes busy moves nothing beside it. */
const padding = (side: string) => {
  // Large text grows more than the space around it does on a phone.
  const spinner = `min(1em, ${side})`;
  return {
    padding: `0 ${side}`,
    selectors: {
      '&[aria-busy="true"]': { paddingInline: `calc(${side} - (${spinner} + ${tokens.space.xsmall}) / 2)` },
      '&[aria-busy="true"]::before': { width: spinner, height: spinner },
    },
  };
};

export const sizes = styleVariants({
  small: { minHeight: tokens.control.small, fontSize: tokens.text.small, ...padding(tokens.space.medium) },
  medium: { minHeight: tokens.control.medium, fontSize: tokens.text.label, ...padding(tokens.space.large) },
  large: { minHeight: tokens.control.large, fontSize: tokens.text.body, ...padding(tokens.space.xlarge) },
});

export const widths = styleVariants({ content: {}, full: { width: '100%' } });

/** The props that determine a button's appearance. */
export interface ButtonVariant {
  tone?: keyof typeof solid | undefined;
  emphasis?: 'solid' | 'quiet' | undefined;
  size?: keyof typeof sizes | undefined;
  width?: keyof typeof widths | undefined;
}
