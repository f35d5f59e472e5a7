import { base, type ButtonVariant, sizes, tones, widths } from './Button.css.ts';

/** Returns the class names of a button, or of a link that looks like one. */
export const buttonVariant = ({ tone = 'neutral', size = 'medium', width = 'content' }: ButtonVariant): string =>
  `${base} ${tones[tone]} ${sizes[size]} ${widths[width]}`;
