import { Canvas, Controls, Description, DocsContext, Heading, Story, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import { Suspense, use, useContext, useSyncExternalStore } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { readSizes } from '../../scripts/library/sizes/table.ts';
import type { Guide } from '../storyTypes.ts';
import { settings } from '../toolbar/settings.ts';
import { toolbar } from '../toolbar/toolbar.ts';
import * as css from './ComponentPage.css.ts';
import { ComponentLink } from './ComponentLink.tsx';
import { EntryLink } from './EntryLink.tsx';
import { JourneyPage } from './JourneyPage.tsx';

/** The toolbar's settings as part of an address: 'theme:dark;direction:rtl'. A page shows a story in one frame only. */
const settingsInAddress = () =>
  Object.keys(settings)
    .filter((name) => name !== 'frames')
    .map((name) => `${name}:${String(toolbar.read()[name])}`)
    .join(';');

declare global {
  /** The address of stories. Storybook adds its parameters, for the frames of pages and for 'Open canvas in new tab'. */
  var PREVIEW_URL: string | undefined;
}

const setAddress = () => {
  globalThis.PREVIEW_URL = `iframe.html?${new URLSearchParams({ globals: settingsInAddress() })}`;
};
setAddress();
toolbar.subscribe(setAddress);

/** A story to try out, in the toolbar's settings. One with a frame of its own is loaded again when they change. */
function TryIt({ story }: { story: PreparedStory<ReactRenderer> }) {
  const address = useSyncExternalStore(toolbar.subscribe, settingsInAddress);
  const isFramed = story.parameters['docs']?.story?.inline === false;
  return <Canvas key={isFramed ? address : undefined} of={story.moduleExport} sourceState="none" withToolbar />;
}

interface StateListProps {
  stories: PreparedStory<ReactRenderer>[];
  /** True to render each state; false for links only, because screens are too large and dialogs cover the page. */
  isShown: boolean;
}

/** The states of a component, each with a link to its story. */
function StateList({ stories, isShown }: StateListProps) {
  return (
    <Unstyled>
      <ul className={isShown ? css.shownStates : css.states}>
        {stories.map(({ id, title, name, moduleExport, parameters }) => (
          <li key={id} className={isShown ? css.shownState : undefined}>
            <EntryLink title={title} story={name}>
              {name}
            </EntryLink>
            {isShown && parameters['docs']?.story?.inline !== false && (
              <div className={css.shown}>
                <Story of={moduleExport} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}

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
function GuideList({ guide: { instead = {}, do: dos, dont } }: { guide: Guide }) {
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

const loadSizes = async () => readSizes((await import('../../docs/library-sizes.md?raw')).default);
let sizes: ReturnType<typeof loadSizes> | undefined;
const sizesOnce = () => (sizes ??= loadSizes());

/** The rounding error of the three sizes. A larger difference is the code of other packages. */
const ROUNDING = 0.15;

const inKilobytes = (size: number) => `${size.toFixed(1)} kB`;

function Size({ name }: { name: string }) {
  const size = use(sizesOnce())[name];
  if (size === undefined) return null;
  const others = size.all - size.own - size.styles;
  return (
    <>
      <Heading>Size</Heading>
      <p>
        {inKilobytes(size.all)} for a page that has React and the theme, compressed: {inKilobytes(size.own)} of code,{' '}
        {inKilobytes(size.styles)} of styles
        {others > ROUNDING && `, and ${inKilobytes(others)} of other packages`}.
        {size.later > 0 && ` ${inKilobytes(size.later)} more load on demand.`} What two components share, a page loads once.
      </p>
    </>
  );
}

/** The bytes of a component, as `npm run size` has measured them. Nothing if it is no part of the library. */
const ComponentSize = ({ name }: { name: string }) => (
  <Suspense>
    <Size name={name} />
  </Suspense>
);

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
