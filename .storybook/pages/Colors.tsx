import { Unstyled } from '@storybook/addon-docs/blocks';
import { dark } from '../../src/components/theme/dark.ts';
import { light } from '../../src/components/theme/light.ts';
import { contrastOf } from './contrast.ts';
import * as css from './foundations.css.ts';

type Palette = Pick<typeof light, 'color'>['color'];
type Name = keyof Palette;

/** The least contrast of text, and of what is needed to recognize a control (WCAG 2.2, 1.4.3 and 1.4.11). */
const LEAST = { text: 4.5, control: 3 } as const;

/** The colours that are used together, with what they must reach. */
const PAIRS: readonly { front: Name; back: Name; kind: keyof typeof LEAST }[] = [
  ...(['background', 'surface', 'inset'] as const).flatMap((back) => [
    { front: 'foreground' as const, back, kind: 'text' as const },
    { front: 'muted' as const, back, kind: 'text' as const },
  ]),
  ...(['background', 'surface'] as const).flatMap((back) => [
    { front: 'accentText' as const, back, kind: 'text' as const },
    { front: 'critical' as const, back, kind: 'text' as const },
    { front: 'control' as const, back, kind: 'control' as const },
    { front: 'focus' as const, back, kind: 'control' as const },
  ]),
  { front: 'onAccent', back: 'accent', kind: 'text' },
  { front: 'onAccent', back: 'accentHover', kind: 'text' },
  { front: 'accentText', back: 'accentSoft', kind: 'text' },
  { front: 'good', back: 'goodSoft', kind: 'text' },
  { front: 'caution', back: 'cautionSoft', kind: 'text' },
  { front: 'critical', back: 'criticalSoft', kind: 'text' },
  { front: 'onCritical', back: 'critical', kind: 'text' },
  { front: 'info', back: 'infoSoft', kind: 'text' },
  { front: 'star', back: 'surface', kind: 'control' },
];

const THEMES = [
  { title: 'Light', palette: light },
  { title: 'Dark', palette: dark },
];

/** Every colour of both themes, by its name in the theme contract. */
export function Swatches({ group }: { group: 'color' | 'tint' | 'hero' | 'toast' }) {
  return (
    <Unstyled>
      <ul className={css.swatches}>
        {Object.keys(light[group]).map((name) => (
          <li key={name} className={css.swatch}>
            {THEMES.map(({ title, palette }) => {
              const value = (palette[group] as Record<string, string>)[name] ?? '';
              return (
                <div key={title} className={css.half}>
                  <span className={css.color} style={{ background: value }} />
                  <code className={css.swatchValue}>{value}</code>
                </div>
              );
            })}
            <strong className={css.name}>{name}</strong>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

/** The measured contrast of all colours that are used together, in both themes. */
export function Contrasts() {
  return (
    <table>
      <thead>
        <tr>
          <th>Colours</th>
          {THEMES.map(({ title }) => (
            <th key={title}>{title}</th>
          ))}
          <th>At least</th>
        </tr>
      </thead>
      <tbody>
        {PAIRS.map(({ front, back, kind }) => (
          <tr key={`${front} ${back}`}>
            <td>
              {front} on {back}
            </td>
            {THEMES.map(({ title, palette: { color } }) => {
              const contrast = contrastOf(color[front], color[back]);
              return (
                <td key={title}>
                  <span className={css.sample} style={{ background: color[back], color: color[front] }}>
                    {contrast.toFixed(1)}
                  </span>
                  {contrast < LEAST[kind] && ' too little'}
                </td>
              );
            })}
            <td>
              {LEAST[kind]} for {kind === 'text' ? 'text' : 'what must be seen'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
