import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

const { deep, strong, warm, glow, ink, button, onButton } = theme.hero;

/**
 * The light sits behind the objects (above the words on a phone, beside them elsewhere), so that the words always stand on
 * `strong` or `deep`, where their contrast is AA. A neutral button becomes the dark one of the hero by theme alone.
 */
export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: tokens.radius.panel,
  color: ink,
  background: `radial-gradient(130% 52% at 60% 14%, ${glow} 0%, ${warm} 46%, ${strong} 84%, ${deep} 130%)`,
  touchAction: 'pan-y',
  vars: {
    [theme.color.surface]: button,
    [theme.color.ink]: onButton,
    [theme.color.line]: button,
    [theme.color.control]: onButton,
    [theme.color.focus]: ink,
  },
  '@media': {
    [from.tablet]: {
      borderRadius: tokens.radius.hero,
      background: `radial-gradient(78% 120% at 84% 22%, ${glow} 0%, ${warm} 38%, ${strong} 82%, ${deep} 120%)`,
    },
  },
});
