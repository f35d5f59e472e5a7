import { Controls, Description, DocsContext, Heading, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Guide } from '../storyTypes.ts';
import { ComponentSize } from './ComponentSize.tsx';
import { GuideList } from './GuideList.tsx';
import { JourneyPage } from './JourneyPage.tsx';
import { StateList } from './StateList.tsx';
import { TryIt } from './TryIt.tsx';

/**
 * The page of a component: what it is for, how to use it, its props and states, keys and size. Everything but the guide comes from the
 * component itself: its docstring, its types and its stories.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = useContext(DocsContext);
  const stories = docs.componentStories().filter(({ tags }) => !tags.includes('test-fn'));
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  if (preparedMeta.tags.includes('flow')) return <JourneyPage title={preparedMeta.title} stories={stories} />;
  const [layer = '', ...path] = preparedMeta.title.split('/');
  const name = path.at(-1) ?? layer;
  // A state of loading or a closed dialog often comes first, but shows the least.
  const shown = ['Ready', 'Editing', 'Open'].map((best) => stories.find(({ name: story }) => story === best)).find(Boolean) ?? stories[0];
  return (
    <>
      <Title />
      <Description />
      {guide && <GuideList guide={guide} />}
      {shown && (
        <>
          <Heading>Try it</Heading>
          <TryIt story={shown} />
          <Controls of={shown.moduleExport} />
        </>
      )}
      <Heading>States</Heading>
      <StateList stories={stories} isShown={layer === 'Primitives'} />
      {guide && Object.keys(guide.keyboard).length > 0 && (
        <>
          <Heading>Keyboard</Heading>
          <table>
            <thead>
              <tr>
                <th>Key</th>
                <th>What it does</th>
              </tr>
            </thead>
            <tbody>
              {Object.entries(guide.keyboard).map(([key, effect]) => (
                <tr key={key}>
                  <td>
                    <kbd>{key}</kbd>
                  </td>
                  <td>{effect}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <ComponentSize name={name} />
    </>
  );
}
