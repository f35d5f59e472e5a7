import { base, type ButtonVariant, quiet, sizes, solid, widths } from './Button.css.ts';

/** Returns the class names of a button, or of a link that looks like one. */
export const buttonVariant = ({ tone = 'neutral', emphasis = 'solid', size = 'medium', width = 'content' }: ButtonVariant): string =>
  `${base} ${(emphasis === 'solid' ? solid : quiet)[tone]} ${sizes[size]} ${widths[width]}`;
