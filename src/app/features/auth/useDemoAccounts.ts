import { useLayoutEffect, useState } from 'react';
import { type DemoAccount, useServices } from '../../services/services.ts';

const none: DemoAccount[] = [];

/** Returns the accounts that everyone may try: none until the backend is there, and none in the live shop. */
export function useDemoAccounts(): DemoAccount[] {
  const { backend } = useServices();
  const [accounts, setAccounts] = useState(none);
  // A layout effect, so that a page that is opened later is painted with them at once.
  useLayoutEffect(() => {
    backend.then(
      ({ demoAccounts }) => setAccounts(demoAccounts),
      () => {},
    );
  }, [backend]);
  return accounts;
}
