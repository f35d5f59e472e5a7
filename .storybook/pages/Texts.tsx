import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { hasWords, toSearchText } from '../../src/app/collection/searchText.ts';
import { SearchField } from '../../src/components/primitives/SearchField/SearchField.tsx';
import * as texts from '../../src/contract/texts.ts';
// oxlint-disable-next-line import/default -- a file as its text has one
import source from '../../src/contract/texts.ts?raw';
import * as css from './foundations.css.ts';
import { sectionsOf } from './textSections.ts';

/** A text with a number in it is shown with this one. */
const SAMPLE = 2;

const wordings = Object.fromEntries(
  Object.entries(texts).map(([name, text]) => [name, typeof text === 'string' ? text : text(SAMPLE)]),
) as Partial<Record<string, string>>;

const sections = sectionsOf(source).map(({ title, texts: ofSection }) => ({
  title,
  texts: ofSection.map(({ name, about }) => {
    const text = wordings[name] ?? '';
    return { name, about, text, searched: toSearchText(text, name, about, title) };
  }),
}));

const inWords = (count: number) => (count === 1 ? '1 text' : `${count} texts`);

/** Every documented text where people meet it, with a search. */
export function Texts() {
  const [query, setQuery] = useState('');
  const matches = hasWords(query);
  const shown = sections
    .map(({ title, texts: all }) => ({ title, found: all.filter(({ searched }) => matches(searched)) }))
    .filter(({ found }) => found.length > 0);
  const count = shown.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <Unstyled>
      <div className={css.search}>
        <SearchField label="Search the texts" value={query} onChange={(event) => setQuery(event.target.value)} />
        <p role="status" className={css.found}>
          {count === 0 ? `No text has '${query.trim()}' in it, in its name or in its place.` : inWords(count)}
        </p>
      </div>
      {shown.map(({ title, found }) => (
        <section key={title} aria-label={title}>
          <h3 className={css.place}>{title}</h3>
          <ul className={css.texts}>
            {found.map(({ name, about, text }) => (
              <li key={name} className={css.text}>
                <strong>{text}</strong>
                <code className={css.code}>{name}</code>
                {about !== '' && <span className={css.about}>{about}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Unstyled>
  );
}
