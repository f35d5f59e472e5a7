import { style } from '@vanilla-extract/css';
import { outOfSight } from '../../theme/rules.ts';

export const hidden = style(outOfSight);
