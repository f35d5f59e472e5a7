import { Unstyled } from '@storybook/addon-docs/blocks';
import type { Guide } from '../storyTypes.ts';
import * as css from './ComponentPage.css.ts';
import { ComponentLink } from './ComponentLink.tsx';

function Advice({ title, tone, points }: { title: string; tone: keyof typeof css.advice; points: readonly string[] }) {
  return (
    <section className={css.advice[tone]}>
      <h3 className={css.adviceTitle}>{title}</h3>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** Says how to use a component, how not to, and which others to use instead. */
export function GuideList({ guide: { instead = {}, do: dos, dont } }: { guide: Guide }) {
  const others = Object.entries(instead);
  return (
    <Unstyled>
      <div className={css.guide}>
        <Advice title="Do" tone="good" points={dos} />
        <Advice title="Don't" tone="critical" points={dont} />
      </div>
      {others.length > 0 && (
        <dl className={css.instead}>
          {others.map(([name, when]) => (
            <div key={name} className={css.other}>
              <dt>
                Use <ComponentLink component={name} />
              </dt>
              <dd>{when}</dd>
            </div>
          ))}
        </dl>
      )}
    </Unstyled>
  );
}
