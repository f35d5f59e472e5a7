import type { Brand } from 'gadget-garage';

/** A green shop. What is missing here keeps the value of the theme. */
export const brand: Brand = {
  color: {
    accent: 'light-dark(#0b6e4f, #5fd3a6)',
    accentHover: 'light-dark(#095a41, #7adfb9)',
    onAccent: 'light-dark(#ffffff, #0b2e22)',
    accentSoft: 'light-dark(#dcf2e9, #123a2c)',
    accentText: 'light-dark(#0a6347, #74dcb3)',
  },
  // The slider on the home page.
  hero: { deep: '#073f2d', strong: '#0b6e4f', warm: '#3aa37d', glow: '#c9f0dd' },
};
