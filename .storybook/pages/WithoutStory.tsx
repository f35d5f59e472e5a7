import charts from 'virtual:machine-charts';
import withoutStory from 'virtual:without-story';
import { ComponentLink } from '../docs/ComponentLink.tsx';
import { EntryLink } from '../docs/EntryLink.tsx';
import { storyNameOf } from '../machines/chart.ts';
import stateStories from '../machines/stateStories.json';

const shown: Partial<Record<string, object>> = stateStories;

/** The states of machines that no screen shows, by machine. */
const hiddenStates = Object.values(charts)
  .map(({ id, states }) => ({ machine: id, states: states.map(({ name }) => name).filter((name) => !(name in (shown[id] ?? {}))) }))
  .filter(({ states }) => states.length > 0);

const byComponent = Map.groupBy(withoutStory.parts, ({ component }) => component);

/** The parts of components that have no story of their own. */
export const HiddenParts = () => (
  <ul>
    {[...byComponent].map(([component, parts]) => (
      <li key={component}>
        {component === null ? 'Shared' : <ComponentLink component={component} />}: {parts.map(({ part }) => part).join(', ')}
      </li>
    ))}
  </ul>
);

/** The pages of the shop that no journey loads. */
export const HiddenPages = () => (
  <ul>
    {withoutStory.pages.map((page) => (
      <li key={page}>{page}</li>
    ))}
  </ul>
);

/** The states of machines that no screen shows. */
export const HiddenStates = () => (
  <ul>
    {hiddenStates.map(({ machine, states }) => (
      <li key={machine}>
        <EntryLink title="Machines/Charts" story={storyNameOf(machine)}>
          {machine}
        </EntryLink>
        : {states.join(', ')}
      </li>
    ))}
  </ul>
);
