'use client';

import type { Identity } from '#contract/entities/identity.ts';
import type { Charge } from '../payments/cards.ts';
import { BankPrompt } from './BankDialog.tsx';
import { GoogleChooser } from './GoogleChooser.tsx';
import type { Prompt } from './prompt.ts';
import { useCurrent } from './useCurrent.ts';

export interface SandboxDialogsProps {
  /** The prompt for a Google account. Null is no choice. */
  accountPrompt: Prompt<readonly Identity[], Identity | null>;
  /** The bank's prompt to confirm a charge. */
  bankPrompt: Prompt<Charge, boolean>;
}

/** The dialogs that answer the sandbox's prompts: the Google account chooser and the bank's. */
export function SandboxDialogs({ accountPrompt, bankPrompt }: SandboxDialogsProps) {
  const people = useCurrent(accountPrompt.subscribe, accountPrompt.current);
  return (
    <>
      <GoogleChooser people={people} onChoose={accountPrompt.answer} onCancel={() => accountPrompt.answer(null)} />
      <BankPrompt bankPrompt={bankPrompt} />
    </>
  );
}
