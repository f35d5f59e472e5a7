'use client';

import { ADD } from '#contract/texts.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { actions } from '../formEnd.css.ts';
import { useFocusAfterNotice } from '../useFocusAfterNotice.ts';
import * as css from './ToolForm.css.ts';
import type { ToolFormView } from './toolFormView.ts';

interface ToolActionsProps {
  view: ToolFormView;
  onCheckAgain: () => void;
  onEdit: () => void;
}

/** The end of the form: the result of the last submit, and the submit button. */
export function ToolActions({ view, onCheckAgain, onEdit }: ToolActionsProps) {
  const add = useFocusAfterNotice(view.state === 'unconfirmed');
  return (
    <div className={css.wide}>
      <div className={css.notices}>
        <ToolNotice view={view} onCheckAgain={onCheckAgain} onEdit={onEdit} />
      </div>
      <div className={actions}>
        {/* Always rendered, because a live region that is added together with its text is not announced. */}
        <Text size="small" tone="muted" role="status">
          {view.state === 'adding' ? view.step : ''}
        </Text>
        <Button ref={add} type="submit" tone="accent" size="large" state={buttonState(view)}>
          {ADD}
        </Button>
      </div>
    </div>
  );
}

function buttonState({ state }: ToolFormView): 'ready' | 'busy' | 'unavailable' {
  if (state === 'adding') return 'busy';
  return state === 'unconfirmed' ? 'unavailable' : 'ready';
}

interface ToolNoticeProps {
  view: ToolFormView;
  onCheckAgain: () => void;
  onEdit: () => void;
}

/** Shows the result of the last submit; nothing while the product is edited or sent. */
function ToolNotice({ view, onCheckAgain, onEdit }: ToolNoticeProps) {
  switch (view.state) {
    case 'editing':
    case 'adding':
      return null;
    case 'added':
      return (
        <Notice
          tone="good"
          title="Your product is in the shop"
          action={
            <Inline gap="small">
              <ButtonLink href={view.homeHref} size="small">
                See it on the home page
              </ButtonLink>
              <ButtonLink href={view.listHref} size="small">
                See all car products
              </ButtonLink>
            </Inline>
          }
        >
          It’s live. Add another?
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="critical" title="Your product was not added">
          {view.message}
        </Notice>
      );
    case 'unconfirmed':
      return (
        <Notice
          tone="critical"
          title="We cannot tell whether your product was added"
          action={
            <Inline gap="small">
              <Button size="small" state={view.isChecking ? 'busy' : 'ready'} onClick={onCheckAgain}>
                Check again
              </Button>
              <ButtonLink href={view.listHref} size="small">
                See all car products
              </ButtonLink>
              <Button size="small" state={view.isChecking ? 'unavailable' : 'ready'} onClick={onEdit}>
                Back to the form
              </Button>
            </Inline>
          }
        >
          {view.message}
        </Notice>
      );
    default:
      return view satisfies never;
  }
}
