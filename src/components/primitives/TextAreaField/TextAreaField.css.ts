import { style } from '@vanilla-extract/css';
import { control } from '../Field/Field.css.ts';

export const area = style([control, { display: 'block', resize: 'vertical', minHeight: '7rem' }]);
