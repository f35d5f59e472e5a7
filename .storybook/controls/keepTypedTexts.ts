import { DOCS_RENDERED, STORY_ARGS_UPDATED, STORY_PREPARED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { lostTexts, readTexts, typableTexts, writeTexts } from './typedTexts.ts';

const PARAM = 'texts';

/** Keeps in the address what is typed into the controls, and types it again when the address is opened. */
export function keepTypedTexts(): void {
  addons.register('gadget-garage/typed-texts', (api) => {
    const received = readTexts(new URLSearchParams(location.search).get(PARAM));
    let isOpening = Object.keys(received).length > 0;

    const writeAddress = () => {
      if (isOpening) return;
      const story = api.getCurrentStoryData();
      const texts = story?.type === 'story' ? writeTexts(lostTexts(story.args ?? {}, story.initialArgs ?? {})) : null;
      if (texts !== (api.getQueryParam(PARAM) ?? null)) api.applyQueryParams({ [PARAM]: texts }, { replace: true });
    };
    // When another story is chosen, Storybook first writes its own params.
    for (const event of [STORY_ARGS_UPDATED, STORY_RENDERED, DOCS_RENDERED]) api.on(event, writeAddress);

    api.on(STORY_PREPARED, () => {
      const story = api.getCurrentStoryData();
      if (!isOpening || story?.type !== 'story' || story.initialArgs === undefined) return;
      isOpening = false;
      api.updateStoryArgs(story, typableTexts(received, { initialArgs: story.initialArgs, argTypes: story.argTypes ?? {} }));
    });
  });
}
