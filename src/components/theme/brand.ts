import type { light } from './light.ts';
import { theme } from './theme.css.ts';

/** The values of a brand. All of them are optional: the theme keeps its own value for what is missing. */
export type Brand = { [Group in keyof typeof light]?: { [Name in keyof (typeof light)[Group]]?: string | undefined } | undefined };

/**
 * Returns the style that gives a page its own brand: `<html style={brandStyle({ color: { accent: '#0b6e4f' } })}>`. Set it on the root
 * element, because dialogs, menus and toasts are children of `<body>`.
 *
 * A value is CSS. It is used in both themes, so give each its own with
 * [light-dark()](https://developer.mozilla.org/docs/Web/CSS/color_value/light-dark): `light-dark(#0b6e4f, #5fd3a6)`. Text needs a contrast of
 * 4.5 : 1 with the background that the name says: `onAccent` on `accent` and `accentHover`, `accentText` on `surface` and `accentSoft`.
 */
export function brandStyle(brand: Brand): Record<`--${string}`, string> {
  const variables: Record<string, Record<string, string>> = theme;
  return Object.fromEntries(
    Object.entries(brand).flatMap(([group, values = {}]) =>
      Object.entries(values).flatMap(([name, value]) => {
        const variable = variables[group]?.[name]?.slice('var('.length, -1);
        return variable === undefined || value === undefined ? [] : [[variable, value]];
      }),
    ),
  );
}
