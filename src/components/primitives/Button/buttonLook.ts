import { base, type ButtonLook, sizes, tones, widths } from './Button.css.ts';

/** Returns the class names of a button, or of a link that looks like one. */
export const buttonLook = ({ tone = 'neutral', size = 'medium', width = 'content' }: ButtonLook): string =>
  `${base} ${tones[tone]} ${sizes[size]} ${widths[width]}`;
