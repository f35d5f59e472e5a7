import { useId } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { account, accounts as list, panel } from './LoginForm.css.ts';

/** An account that everyone may try. */
export interface DemoAccount {
  email: string;
  password: string;
  /** The role of the account, in one word: 'Shopper'. */
  role: string;
}

interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  onTry: (account: DemoAccount) => void;
}

/** The demo accounts below the login form. A click on one fills in the form and submits it. */
export function DemoAccounts({ accounts, onTry }: DemoAccountsProps) {
  const id = useId();
  return (
    <section className={panel} aria-labelledby={id}>
      <Heading level={2} size={4} id={id}>
        Demo accounts
      </Heading>
      <Text size="small" tone="soft">
        One tap signs you in. All data is fictional.
      </Text>
      <ul className={list}>
        {accounts.map((entry) => (
          <li key={entry.email}>
            <Button width="full" onClick={() => onTry(entry)}>
              <span className={account}>
                <Text as="span" size="label" weight="semibold">
                  {entry.role}
                </Text>
                <Text as="span" size="small" tone="soft">
                  {entry.email}
                </Text>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
