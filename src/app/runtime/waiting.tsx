import { WaitingScreen } from '#components/screens/shell/WaitingScreen/WaitingScreen.tsx';

const nothing = () => {};

/** A page with a spinner, until the code of a page has loaded or the shop knows who is signed in. */
export const waiting = <WaitingScreen view={{ state: 'waiting' }} onRetry={nothing} onContinueSignedOut={nothing} />;
