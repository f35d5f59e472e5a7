import { style } from '@vanilla-extract/css';

/** Text in a wrapping row. It takes the rest of the line, or its own line if one of its words does not fit. */
export const wholeWords = style({ flex: '1 1 0', maxWidth: '100%', overflowWrap: 'break-word' });
