import { Heading, Title } from '@storybook/addon-docs/blocks';
import type { ReactRenderer } from '@storybook/react-vite';
import { Suspense, use } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { EntryLink } from './EntryLink.tsx';
import type { JourneyDescriptions } from './journeyDescriptions.ts';

const load = async () => (await import('virtual:journeys')).default;
let loading: ReturnType<typeof load> | undefined;
const loadOnce = () => (loading ??= load());

interface JourneyPageProps {
  /** 'Journeys/Booking' */
  title: string;
  stories: PreparedStory<ReactRenderer>[];
}

interface JourneysProps extends Pick<JourneyPageProps, 'stories'> {
  heading: string;
  descriptions: JourneyDescriptions['stories'] | undefined;
}

function Journeys({ heading, stories, descriptions }: JourneysProps) {
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>{heading}</Heading>
      <ul>
        {stories.map(({ id, title, name }) => (
          <li key={id}>
            <EntryLink title={title} story={name}>
              {name}
            </EntryLink>
            <p>{descriptions?.[id]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Content({ title, stories }: JourneyPageProps) {
  const descriptions = use(loadOnce())[title];
  const played = stories.filter(({ playFunction }) => playFunction !== undefined);
  return (
    <>
      <p>{descriptions?.about}</p>
      <Journeys heading="Played step by step" stories={played} descriptions={descriptions?.stories} />
      <Journeys
        heading="For you to walk through"
        stories={stories.filter((story) => !played.includes(story))}
        descriptions={descriptions?.stories}
      />
    </>
  );
}

/** The page of a file of journeys. It shows none of them, because each is a whole shop. */
export const JourneyPage = (props: JourneyPageProps) => (
  <>
    <Title />
    <Suspense>
      <Content {...props} />
    </Suspense>
  </>
);
