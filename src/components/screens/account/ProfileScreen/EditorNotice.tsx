import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { OpenEditing } from './profileView.ts';
import { notice } from './ProfileScreen.css.ts';

interface EditorNoticeProps {
  editing: OpenEditing;
  /** For the `aria-describedby` of the disabled button. */
  id: string;
}

/** The result of the last Update. Renders nothing if there is none. */
export function EditorNotice({ editing, id }: EditorNoticeProps) {
  switch (editing.state) {
    case 'editing':
    case 'saving':
      return null;
    case 'refused':
      return (
        <div className={notice}>
          <Notice tone="critical">{editing.message}</Notice>
        </div>
      );
    case 'unclear':
      return (
        <div className={notice}>
          <Notice tone="caution">{editing.message}</Notice>
        </div>
      );
    case 'nobody':
      return (
        <div className={notice} id={id}>
          <Notice
            tone="critical"
            title={editing.message}
            action={
              <ButtonLink href={editing.loginHref} tone="accent" size="small">
                Login
              </ButtonLink>
            }
          >
            What you typed is kept in this tab: log in, and go on with it.
          </Notice>
        </div>
      );
    default:
      return editing satisfies never;
  }
}
