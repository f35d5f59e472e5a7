import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import type { ToolFormView } from './toolFormView.ts';

interface ToolNoticeProps {
  view: ToolFormView;
  onCheckAgain: () => void;
  onEdit: () => void;
}

/** Shows the result of the last submit; nothing while the product is edited or sent. */
export function ToolNotice({ view, onCheckAgain, onEdit }: ToolNoticeProps) {
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
          title="We cannot tell whether your product arrived"
          action={
            <Inline gap="small">
              <Button size="small" state={view.isLooking ? 'busy' : 'ready'} onClick={onCheckAgain}>
                Check again
              </Button>
              <ButtonLink href={view.listHref} size="small">
                See all car products
              </ButtonLink>
              <Button size="small" state={view.isLooking ? 'unavailable' : 'ready'} onClick={onEdit}>
                Back to the form
              </Button>
            </Inline>
          }
        >
          The shop did not answer. Please do not send it a second time before you have looked: what you typed stays here meanwhile.
        </Notice>
      );
    default:
      return view satisfies never;
  }
}
