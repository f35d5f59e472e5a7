import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { SignUpForm as rules, type SignUpForm as Newcomer } from '#contract/forms/signUp.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { form as formLook, parts } from '../LoginForm/LoginForm.css.ts';
import { PasswordField } from '../LoginForm/PasswordField.tsx';
import { Refusal } from '../LoginForm/Refusal.tsx';

export interface SignUpFormProps {
  /** `busy` while the account is being made: a second submit is ignored. */
  state: 'ready' | 'busy';
  /** Why the last try was refused: a sentence for people. */
  refusal?: string;
  loginHref: string;
  /** For the app's router to remember over the way to it and back. */
  linkState?: unknown;
  /** What to know before one chooses a password (the sandbox). */
  passwordHint?: string | undefined;
  onSignUp: (newcomer: Newcomer) => void;
  onContinueWithGoogle: () => void;
}

/** The ways to get an account (SPEC §2 "Sign-up", §5). What was typed stays through every refusal. */
export function SignUpForm({ state, refusal, loginHref, linkState, passwordHint, onSignUp, onContinueWithGoogle }: SignUpFormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(rules),
    defaultValues: { name: '', email: '', password: '' },
  });
  const busy = state === 'busy';
  const { errors } = formState;
  const submit = handleSubmit((newcomer) => {
    if (!busy) onSignUp(newcomer);
  });
  return (
    <div className={parts}>
      <form className={formLook} noValidate onSubmit={(event) => void submit(event)}>
        <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField autoComplete="new-password" hint={passwordHint} error={errors.password?.message} {...register('password')} />
        {refusal !== undefined && <Refusal>{refusal}</Refusal>}
        <Button type="submit" tone="accent" size="large" width="full" state={busy ? 'busy' : 'ready'}>
          Sign Up
        </Button>
        <VisuallyHidden>
          <span role="status">{busy ? 'Signing up' : ''}</span>
        </VisuallyHidden>
      </form>
      <Button size="large" width="full" state={busy ? 'unavailable' : 'ready'} onClick={onContinueWithGoogle}>
        Continue With Google
      </Button>
      <Link look="text" href={loginHref} state={linkState}>
        Please Login
      </Link>
    </div>
  );
}
