import { Fragment } from 'react';
import changes from 'virtual:recent-changes';
import { ComponentLink, isComponent } from '../docs/ComponentLink.tsx';

/** A commit of many components is a change of the theme or of a rule. */
const MOST_LINKS = 6;

const byDay = Map.groupBy(changes, ({ day }) => day);

/** The latest changes of components by day, with links to them. */
export function WhatChanged() {
  if (changes.length === 0) return <p>This Storybook was built outside of a git clone, so it does not know.</p>;
  return [...byDay].map(([day, changesOfDay]) => (
    <section key={day}>
      <h2>{day}</h2>
      <ul>
        {changesOfDay.map(({ subject, components }, index) => (
          <li key={`${index} ${subject}`}>
            {subject}
            <ComponentLinks components={components.filter(isComponent)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function ComponentLinks({ components }: { components: string[] }) {
  if (components.length === 0) return null;
  return (
    <>
      {': '}
      {components.slice(0, MOST_LINKS).map((component, index) => (
        <Fragment key={component}>
          {index > 0 && ', '}
          <ComponentLink component={component} />
        </Fragment>
      ))}
      {components.length > MOST_LINKS && ` and ${components.length - MOST_LINKS} more`}
    </>
  );
}
