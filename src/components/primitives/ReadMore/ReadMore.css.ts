import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

const chevron = style({ display: 'inline-flex', transition: `transform ${tokens.duration.quick}` });

/** Points down if the content is closed, up if it is open. */
export const chevrons = styleVariants({ closed: [chevron], open: [chevron, { transform: 'rotate(180deg)' }] });
