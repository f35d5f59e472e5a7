'use client';

import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { useHeadingFocus } from '../../../primitives/Heading/useHeadingFocus.ts';
import { Inline } from '../../../primitives/Inline/Inline.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { screen } from '../narrowForm.css.ts';

interface WithEmail {
  /** The email of the signed-in user. */
  email: string;
}

/** `asking` at first, then what the user has asked for: `checking` ends in `unconfirmed`, or with another page; `sending` ends in `sent`. */
export type VerifyEmailView =
  | ({ state: 'asking' } & WithEmail)
  | ({ state: 'checking' } & WithEmail)
  | ({ state: 'unconfirmed' } & WithEmail)
  | ({ state: 'sending' } & WithEmail)
  | ({ state: 'sent' } & WithEmail)
  | ({
      state: 'failed';
      /** Why the email could not be checked, or no link was sent, as a sentence to show. */
      message: string;
    } & WithEmail);

export interface VerifyEmailScreenProps {
  view: VerifyEmailView;
  /** Called by 'I have confirmed it'. */
  onCheck: () => void;
  /** Called by 'Send again'. */
  onSend: () => void;
}

/** Takes the place of a page for signed-in users until they have confirmed their email (docs/product-rules.md#unconfirmed-email). */
export function VerifyEmailScreen({ view, onCheck, onSend }: VerifyEmailScreenProps) {
  // Once the email is confirmed, another page is here.
  const { heading, act: check } = useHeadingFocus(onCheck);
  const isPending = view.state === 'checking' || view.state === 'sending';
  const stateOf = (pending: VerifyEmailView['state']) => (view.state === pending ? 'busy' : isPending ? 'unavailable' : 'ready');
  return (
    <div className={screen} data-state={view.state}>
      <PageHeading ref={heading}>Please confirm your email</PageHeading>
      <Text tone="muted">
        Open the link in our email to <EmailAddress address={view.email} />, then come back. If you cannot find it, look in your spam
        folder, or let us send it again.
      </Text>
      <VerifyEmailResult view={view} />
      <Inline gap="small">
        <Button tone="accent" state={stateOf('checking')} onClick={check}>
          I have confirmed it
        </Button>
        <Button state={stateOf('sending')} onClick={onSend}>
          Send again
        </Button>
      </Inline>
    </div>
  );
}

function VerifyEmailResult({ view }: { view: VerifyEmailView }) {
  switch (view.state) {
    case 'asking':
    case 'checking':
    case 'sending':
      return null;
    case 'unconfirmed':
      return <Notice tone="caution">Your email is not confirmed yet. Please open the link in our latest email first.</Notice>;
    case 'sent':
      return <Notice tone="good">We have sent you a new link. It can take a few minutes.</Notice>;
    case 'failed':
      return <Notice tone="critical">{view.message}</Notice>;
    default:
      return view satisfies never;
  }
}
