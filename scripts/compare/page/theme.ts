import { dark } from '../../../src/components/theme/dark.ts';
import { light } from '../../../src/components/theme/light.ts';
import { tokens } from '../../../src/components/theme/tokens.ts';

/** Each value of nested objects as a custom property: `--color-surface`. */
function properties(values: object, prefix = '-'): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = `${prefix}-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return typeof value === 'object' && value !== null ? properties(value, name) : [`${name}: ${String(value)};`];
  });
}

/** Returns the shop's tokens as custom properties, light and dark. */
export function themeStyle(): string {
  const { space, radius, text, weight, font } = tokens;
  const both = properties({ space, radius, text, weight, font });
  const rule = (theme: typeof light) => `:root { ${properties({ color: theme.color, shadow: theme.shadow }).join(' ')} }`;
  return [`:root { ${both.join(' ')} }`, rule(light), `@media (prefers-color-scheme: dark) { ${rule(dark)} }`, ''].join('\n');
}
