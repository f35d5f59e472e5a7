import { Canvas, Controls, Description, DocsContext, Heading, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Guide } from '../storyTypes.ts';
import { ComponentSize } from './ComponentSize.tsx';
import { GuideList } from './GuideList.tsx';
import { StateList } from './StateList.tsx';

/** The layers, by the first part of a title, as the page names them. */
const LAYERS: Record<string, string> = { Primitives: 'Primitive', Blocks: 'Block', Screens: 'Screen', Sandbox: 'Of the sandbox' };

/**
 * The page of a component: what it is for, how to use it, its props and states, keys and size. Everything but the guide comes from the
 * component itself: its docstring, its types and its stories.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = useContext(DocsContext);
  const stories = docs.componentStories().filter(({ tags }) => !tags.includes('test-fn'));
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  const [layer = '', ...path] = preparedMeta.title.split('/');
  const name = path.at(-1) ?? layer;
  const [first] = stories;
  return (
    <>
      <Title />
      <Subtitle>{LAYERS[layer] ?? layer}</Subtitle>
      <Description />
      {guide && <GuideList guide={guide} />}
      {first && (
        <>
          <Heading>Try it</Heading>
          <Canvas of={first.moduleExport} sourceState="none" withToolbar />
          <Controls of={first.moduleExport} />
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
