import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';
import { control } from '../Field/Field.css.ts';

export const area = style([control, { display: 'block', resize: 'vertical', minHeight: tokens.control.area }]);
