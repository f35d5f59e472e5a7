import { Heading, Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import history from 'virtual:recent-changes';
import { SelectField } from '../../src/components/primitives/SelectField/SelectField.tsx';
import { titleOf } from '../docs/ComponentLink.tsx';
import { EntryLink } from '../docs/EntryLink.tsx';
import { type ChangedComponent, choicesOf, groupByComponent, inWords, recordVisit } from './changesSince.ts';
import type { History, RecentChange } from './recentChanges.ts';
import * as css from './WhatChanged.css.ts';

/** More are closed at first. */
const MOST_OPEN = 3;

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** A reader who follows a link and comes back finds the same choice. */
let chosen: string | undefined;

/** The changes of components since a day, version or visit that the reader chooses. */
export function WhatChanged() {
  if (history === null) return <p>This Storybook was built outside of a git clone, so it does not know what changed.</p>;
  if (history.changes.length === 0)
    return (
      <p>
        {history.isShallow
          ? 'This Storybook was built in a shallow clone, without older commits, so it does not know what changed.'
          : 'No commit has changed a component yet.'}
      </p>
    );
  return <Changes history={history} />;
}

function Changes({ history }: { history: History }) {
  const [choices] = useState(() => choicesOf(history, recordVisit(history.changes[0]?.id ?? '')));
  const [value, setValue] = useState(chosen);
  const choice = choices.find((each) => each.value === value) ?? choices[0];
  if (choice === undefined) return null;
  const { changes } = choice;
  const sections = groupByComponent(changes, titleOf);
  const changesOfAll = changes.filter(({ isOfAll }) => isOfAll);
  const [pages = 0, blocks = 0, primitives = 0] = sections.map(({ components }) => components.length);
  return (
    <>
      <Unstyled>
        <div className={css.choice}>
          <SelectField
            label="Changes since"
            options={choices.map((each) => ({ value: each.value, label: each.label }))}
            value={choice.value}
            onChange={({ target }) => {
              chosen = target.value;
              setValue(target.value);
            }}
          />
          <p role="status">
            {changes.length === 0
              ? 'Nothing has changed since.'
              : `${counted(changes.length, 'change')}: ${counted(pages, 'page')}, ${counted(blocks, 'block')}, ${counted(primitives, 'primitive')}.`}
          </p>
          <PicturesNote changes={changes} />
        </div>
      </Unstyled>
      {sections.map(({ heading, components }) => (
        <section key={heading} className={css.section}>
          <Heading>{heading}</Heading>
          <Unstyled>
            <div className={css.components}>
              {components.length === 0 && <p className={css.note}>None changed.</p>}
              {components.map((component) => (
                <Component key={component.title} component={component} />
              ))}
            </div>
          </Unstyled>
        </section>
      ))}
      <section className={css.section}>
        <Heading>All components</Heading>
        <Unstyled>
          <div className={css.component}>
            <p className={css.note}>
              {changesOfAll.length === 0 ? 'No change' : 'Changes'} of the theme, of what components share, or of many components at once.
            </p>
            {changesOfAll.length > 0 && <ChangeList changes={changesOfAll} />}
            <Limits history={history} />
          </div>
        </Unstyled>
      </section>
    </>
  );
}

/** Says how to see the changes before and after. */
function PicturesNote({ changes }: { changes: RecentChange[] }) {
  const oldest = changes.at(-1);
  if (oldest === undefined) return null;
  return (
    <p className={css.note}>
      For pictures before and after these changes, run <code className={css.command}>npm run compare -- {oldest.id}~1</code> in the project.
      It takes about ten minutes, and says where they are.
    </p>
  );
}

function Component({ component: { title, name, changes } }: { component: ChangedComponent }) {
  return (
    <article className={css.component}>
      <h3 className={css.name}>
        <EntryLink title={title}>{name}</EntryLink>
      </h3>
      <ChangeList changes={changes} />
    </article>
  );
}

function ChangeList({ changes }: { changes: RecentChange[] }) {
  const open = changes.length > MOST_OPEN + 1 ? MOST_OPEN : changes.length;
  return (
    <>
      <ChangeItems changes={changes.slice(0, open)} />
      {changes.length > open && (
        <details>
          <summary className={css.summary}>{changes.length - open} earlier changes</summary>
          <ChangeItems changes={changes.slice(open)} />
        </details>
      )}
    </>
  );
}

function ChangeItems({ changes }: { changes: RecentChange[] }) {
  return (
    <ul className={css.changes}>
      {changes.map(({ id, day, subject }) => (
        <li key={id} className={css.change}>
          <time dateTime={day} className={css.day}>
            {inWords(day)}
          </time>
          {subject}
        </li>
      ))}
    </ul>
  );
}

function Limits({ history: { changes, isCut, isShallow } }: { history: History }) {
  if (isShallow) return <p className={css.note}>This Storybook was built in a shallow clone. Older changes are missing.</p>;
  if (isCut) return <p className={css.note}>These are the last {changes.length} changes. git knows the older ones.</p>;
  return null;
}
