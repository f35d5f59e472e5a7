import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

/** A placeholder line with its margins is 1.5em tall. These font sizes make it as tall as the text it replaces. */
export const name = style({ fontSize: `calc(${tokens.text.heading4} * ${tokens.leading.snug} / ${tokens.leading.body})` });

export const price = style({ width: '100%', fontSize: `calc(${tokens.text.price} * ${tokens.leading.snug} / ${tokens.leading.body})` });
