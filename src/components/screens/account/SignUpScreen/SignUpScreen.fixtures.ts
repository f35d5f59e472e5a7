import { demoHint, emailInUse } from '../../../blocks/SignUpForm/SignUpForm.fixtures.ts';
import type { SignUpView } from './SignUpScreen.tsx';

const options = { loginHref: '/login' };

/** One view of the screen for each of its states. */
export const signUpViews = {
  editing: { ...options, state: 'editing' },
  signingUp: { ...options, state: 'signingUp' },
  refused: { ...options, state: 'refused', message: emailInUse },
  profileUnsaved: {
    state: 'profileUnsaved',
    message: 'The shop cannot be reached. This needs a connection: check yours, then try again.',
    retry: 'ready',
    continueHref: '/',
  },
} satisfies { [State in SignUpView['state']]: Extract<SignUpView, { state: State }> };

/** The sandbox warns against using a real password. */
export const inTheSandbox: SignUpView = { ...options, state: 'editing', passwordHint: demoHint };

/** The profile is being saved again. */
export const savingAgain: SignUpView = { ...signUpViews.profileUnsaved, retry: 'busy' };
