import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

const chevron = style({ display: 'inline-flex', transition: `transform ${tokens.duration.quick}` });

/** Points down to what can be opened, up when it is open. */
export const chevrons = styleVariants({ closed: [chevron], open: [chevron, { transform: 'rotate(180deg)' }] });
