import { styleVariants } from '@vanilla-extract/css';
import { tallLink } from '../../theme/rules.ts';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const variants = styleVariants({
  plain: { borderRadius: tokens.radius.control },
  text: {
    ...tallLink,
    color: theme.color.accentText,
    fontWeight: tokens.weight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    borderRadius: tokens.space.xsmall,
    ':hover': { textDecorationThickness: tokens.border.strong },
  },
});
