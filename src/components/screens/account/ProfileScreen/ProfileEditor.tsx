'use client';

import { useId } from 'react';
import { LOGIN, UPDATE, UPDATE_PROFILE } from '#contract/texts.ts';
import { ProfileForm, type ProfileFormProps } from '../../../blocks/ProfileForm/ProfileForm.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { footerNotice } from '../../../primitives/Dialog/Dialog.css.ts';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { OpenEditing } from './profileView.ts';

interface ProfileEditorProps extends Pick<ProfileFormProps, 'today' | 'onDraftChange'> {
  editing: OpenEditing;
  onUpdate: ProfileFormProps['onSubmit'];
  onClose: () => void;
}

/** The 'Update Your Profile' dialog (docs/spec.md#profile). Renders the same form in all states, so that no input is lost. */
export function ProfileEditor({ editing, today, onUpdate, onDraftChange, onClose }: ProfileEditorProps) {
  const form = useId();
  const reason = useId();
  const isSaving = editing.state === 'saving';
  const isSessionEnded = editing.state === 'sessionEnded';
  const footer = (
    <>
      <EditorNotice editing={editing} id={reason} />
      <Button state={isSaving ? 'unavailable' : 'ready'} onClick={onClose}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={form}
        tone="accent"
        state={isSaving ? 'busy' : isSessionEnded ? 'unavailable' : 'ready'}
        aria-describedby={isSessionEnded ? reason : undefined}
      >
        {UPDATE}
      </Button>
      <VisuallyHidden role="status">{isSaving ? 'Saving your profile' : ''}</VisuallyHidden>
    </>
  );
  return (
    <Dialog title={UPDATE_PROFILE} open size="wide" dismissal={isSaving ? 'locked' : 'free'} onClose={onClose} footer={footer}>
      <ProfileForm
        id={form}
        view={editing}
        state={isSaving ? 'readOnly' : 'ready'}
        today={today}
        onSubmit={(typed) => !isSessionEnded && onUpdate(typed)}
        onDraftChange={onDraftChange}
      />
    </Dialog>
  );
}

interface EditorNoticeProps {
  editing: OpenEditing;
  /** For the `aria-describedby` of the disabled button. */
  id: string;
}

/** The result of the last Update. Renders nothing if there is none. */
function EditorNotice({ editing, id }: EditorNoticeProps) {
  switch (editing.state) {
    case 'editing':
    case 'saving':
      return null;
    case 'refused':
    case 'unclear':
      return (
        <div className={footerNotice}>
          <Notice tone={editing.state === 'refused' ? 'critical' : 'caution'}>{editing.message}</Notice>
        </div>
      );
    case 'sessionEnded':
      return (
        <div className={footerNotice} id={id}>
          <Notice
            tone="critical"
            title={editing.message}
            action={
              <ButtonLink href={editing.loginHref} tone="accent" size="small">
                {LOGIN}
              </ButtonLink>
            }
          >
            What you typed is kept in this tab. Log in to continue.
          </Notice>
        </div>
      );
    default:
      return editing satisfies never;
  }
}
