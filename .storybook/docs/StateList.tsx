import { Story, Unstyled } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import { EntryLink } from './EntryLink.tsx';
import * as css from './ComponentPage.css.ts';

interface StateListProps {
  stories: PreparedStory<ReactRenderer>[];
  /** True to render each state; false for links only, because screens are too large and dialogs cover the page. */
  isShown: boolean;
}

/** The states of a component, each with a link to its story. */
export function StateList({ stories, isShown }: StateListProps) {
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
