import { DOCS_RENDERED, GLOBALS_UPDATED, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The flags by which storybook-addon-pseudo-states knows a rule that it has handled. */
const HANDLED = { __processed: true, __pseudoStatesRewrittenCount: 0 };

/**
 * Hides the rules of view transitions from storybook-addon-pseudo-states, which takes `:active-view-transition-type` for `:active`, and gives
 * up the rest of the style sheet. Import it before the add-on, whose listeners must come second.
 */
function hideViewTransitions(): void {
  for (const rule of [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])) {
    if (rule.cssText.includes(':active-view-transition')) Object.assign(rule, HANDLED);
  }
}

const channel = addons.getChannel();
for (const event of [STORY_RENDERED, DOCS_RENDERED, GLOBALS_UPDATED]) channel.on(event, hideViewTransitions);
