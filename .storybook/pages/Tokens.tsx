import { Unstyled } from '@storybook/addon-docs/blocks';
import type { CSSProperties } from 'react';
import { theme } from '../../src/components/theme/theme.css.ts';
import { breakpoints, tokens } from '../../src/components/theme/tokens.ts';
import * as css from './foundations.css.ts';

type Group = keyof typeof tokens;

interface TokenListProps {
  group: Group;
  /** Draws one token with its value. */
  style: (value: string) => CSSProperties;
  /** The text in each drawing. */
  text?: string;
}

/** Every token of a group, drawn and with its value. */
export function TokenList({ group, style, text }: TokenListProps) {
  return (
    <Unstyled>
      <ul className={css.tokenList}>
        {Object.entries(tokens[group] as Record<string, string>).map(([name, value]) => (
          <li key={name} className={css.token}>
            <span className={css.label}>
              <strong>{name}</strong>
              <code className={css.value}>{value}</code>
            </span>
            <span className={css.drawing}>
              <span style={style(value)}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

/** The shadows of the theme, which the toolbar chooses. */
export function Shadows() {
  return (
    <Unstyled>
      <ul className={css.tokenList}>
        {(['low', 'raised', 'overlay'] as const).map((name) => (
          <li key={name} className={css.token}>
            <strong className={css.label}>{name}</strong>
            <span className={css.drawing}>
              <span className={css.box} style={{ boxShadow: theme.shadow[name] }} />
            </span>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

/** The layouts, by the least width of the window. */
export function Breakpoints() {
  return (
    <table>
      <thead>
        <tr>
          <th>Layout</th>
          <th>From</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(breakpoints).map(([name, width]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>
              {width} ({Number.parseFloat(width) * 16} px)
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
