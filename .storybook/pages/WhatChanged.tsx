import changes from 'virtual:recent-changes';
import { ComponentLink, isComponent } from '../docs/ComponentLink.tsx';

/** A commit of many components is a change of the theme or of a rule. */
const MOST_LINKS = 6;

/** The latest changes of components, with links to them. */
export function WhatChanged() {
  if (changes.length === 0) return <p>This Storybook was built outside of a git clone, so it does not know.</p>;
  return (
    <table>
      <thead>
        <tr>
          <th>Day</th>
          <th>Change</th>
          <th>Components</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ day, subject, components }, index) => {
          const linked = components.filter(isComponent);
          return (
            <tr key={`${index} ${subject}`}>
              <td style={{ whiteSpace: 'nowrap' }}>{day}</td>
              <td>{subject}</td>
              <td>
                {linked.slice(0, MOST_LINKS).map((name, position) => (
                  <span key={name}>
                    {position > 0 && ', '}
                    <ComponentLink component={name} />
                  </span>
                ))}
                {linked.length > MOST_LINKS && ` and ${linked.length - MOST_LINKS} more`}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
