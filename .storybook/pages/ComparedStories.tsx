import type { SyntheticEvent } from 'react';
import type { ComparedStory } from '../comparedModule.ts';
import { EntryLink } from '../docs/EntryLink.tsx';
import * as css from './WhatChanged.css.ts';

const NOTES = { changed: '', new: ', new', removed: ', removed', failed: ', throws an error' };

/** In pixels of the shown picture. */
const ABOVE_DIFFERENCE = 24;

interface ComparedStoriesProps {
  stories: ComparedStory[];
  /** How the pictures were taken: '1280 px, light'. */
  settings: string;
}

/** The stories of a component before and after. Only the first is open, because a component may have many. */
export function ComparedStories({ stories: [first, ...others], settings }: ComparedStoriesProps) {
  if (first === undefined) return null;
  return (
    <div className={css.stories}>
      <Pair story={first} settings={settings} />
      {others.length > 0 && (
        <details>
          <summary className={css.summary}>
            {others.length} more {others.length === 1 ? 'story looks' : 'stories look'} different
          </summary>
          <div className={css.stories}>
            {others.map((story) => (
              <Pair key={story.id} story={story} settings={settings} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}

function Pair({ story, settings }: { story: ComparedStory; settings: string }) {
  const { title, name, group, before, after, box } = story;
  return (
    <figure className={css.story}>
      <figcaption className={css.note}>
        {group === 'removed' ? (
          name
        ) : (
          <EntryLink title={title} story={name}>
            {name}
          </EntryLink>
        )}
        {NOTES[group]}, {settings}
      </figcaption>
      <div className={css.pair}>
        {before !== undefined && <Side label="Before" address={before} story={story} top={box?.top} />}
        {after !== undefined && <Side label="After" address={after} story={story} top={box?.top} />}
      </div>
    </figure>
  );
}

interface SideProps {
  label: 'Before' | 'After';
  address: string;
  story: ComparedStory;
  /** Where the difference begins in the picture, in its own pixels. */
  top: number | undefined;
}

function Side({ label, address, story: { title, name }, top = 0 }: SideProps) {
  const alt = `${title.split('/').at(-1)}, ${name}, ${label.toLowerCase()}`;
  const showDifference = ({ currentTarget: picture }: SyntheticEvent<HTMLImageElement>) => {
    const scale = picture.width / picture.naturalWidth;
    picture.closest('a')?.scrollTo(0, top * scale - ABOVE_DIFFERENCE);
  };
  return (
    <div className={css.side}>
      <span className={css.note}>{label}</span>
      <a href={address} target="_blank" rel="noreferrer" className={css.frame}>
        <img src={address} alt={alt} loading="lazy" className={css.picture} onLoad={showDifference} />
      </a>
    </div>
  );
}
