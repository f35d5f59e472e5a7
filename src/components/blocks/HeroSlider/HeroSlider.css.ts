import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

const { deep, strong, warm, glow, foreground, button, onButton } = theme.hero;

/** Fades out in decreasing steps, because a linear gradient has a visible edge. */
const light = (shape: string) => {
  const faded = (share: number) => `color-mix(in srgb, ${warm} ${share}%, transparent)`;
  return `radial-gradient(${shape}, ${glow} 0%, ${warm} 40%, ${faded(54)} 62%, ${faded(18)} 82%, transparent 100%)`;
};

/**
 * The light fills only the stage (above the text on a phone, beside it elsewhere) and fades out at its edge. The text is always on
 * `strong` or `deep`, where its contrast is AA, however long it is. The overridden theme variables turn a neutral button into the hero's
 * dark one.
 */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: tokens.radius.panel,
  color: foreground,
  background: `linear-gradient(200deg, ${strong} 40%, ${deep} 100%)`,
  touchAction: 'pan-y',
  vars: {
    [theme.color.surface]: button,
    [theme.color.foreground]: onButton,
    [theme.color.border]: button,
    [theme.color.control]: onButton,
    [theme.color.focus]: foreground,
  },
  '::before': { content: '', gridArea: '1 / 1', height: tokens.stage.phone, background: light('100% 88% at 55% 12%') },
  '@media': {
    [from.tablet]: {
      borderRadius: tokens.radius.hero,
      '::before': { justifySelf: 'end', width: '50%', height: 'auto', background: light('66% 120% at 66% 26%') },
    },
  },
});
