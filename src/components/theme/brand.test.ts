import { expect, test } from 'vitest';
import { brandStyle } from './brand.ts';
import { theme } from './theme.css.ts';

test('sets the variables of the values that a brand has, and no others', () => {
  const style = brandStyle({ color: { accent: '#0b6e4f', onAccent: 'white' }, hero: { warm: 'light-dark(#0b6e4f, #5fd3a6)' } });
  const valueOf = (variable: string) => Object.entries(style).find(([name]) => variable === `var(${name})`)?.[1];
  expect(Object.keys(style)).toHaveLength(3);
  expect(valueOf(theme.color.accent)).toBe('#0b6e4f');
  expect(valueOf(theme.color.onAccent)).toBe('white');
  expect(valueOf(theme.hero.warm)).toBe('light-dark(#0b6e4f, #5fd3a6)');
});

test('sets nothing for a brand without values', () => {
  expect(brandStyle({})).toEqual({});
  expect(brandStyle({ color: undefined, hero: { warm: undefined } })).toEqual({});
});
