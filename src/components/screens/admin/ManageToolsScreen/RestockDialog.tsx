'use client';

import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { type RestockForm as Entry, RestockForm as rules } from '#contract/forms/restock.ts';
import { AVAILABLE_QUANTITY, RESTOCK } from '#contract/texts.ts';
import { resolverOf } from '../../../resolverOf.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { footerNotice } from '../../../primitives/Dialog/Dialog.css.ts';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Form } from '../../../primitives/Form/Form.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Picture } from '../../../primitives/Picture/Picture.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import * as css from './ManageToolsScreen.css.ts';
import type { OpenRestockView, RestockedTool } from './manageToolsView.ts';
import { stockText } from './toolColumns.tsx';

interface RestockDialogProps {
  restock: OpenRestockView;
  onSubmit: (amount: Entry['amount']) => void;
  onCheckAgain: () => void;
  onClose: () => void;
}

/** Restocks one tool (docs/spec.md#manage-car-tools). Renders the same form in all states, so that no input is lost. */
export function RestockDialog({ restock, onSubmit, onCheckAgain, onClose }: RestockDialogProps) {
  const form = useId();
  const isSending = restock.state === 'sending';
  const isReadOnly = isSending || restock.state === 'gone' || restock.state === 'unconfirmed';
  const footer = (
    <>
      <RestockNotice restock={restock} onCheckAgain={onCheckAgain} />
      <Button state={isSending ? 'unavailable' : 'ready'} onClick={onClose}>
        {restock.state === 'gone' || restock.state === 'unconfirmed' ? 'Close' : 'Cancel'}
      </Button>
      {restock.state !== 'gone' && (
        <Button type="submit" form={form} tone="accent" state={isSending ? 'busy' : isReadOnly ? 'unavailable' : 'ready'}>
          {RESTOCK}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={restock.name} open dismissal={isSending ? 'locked' : 'free'} initialFocus="field" onClose={onClose} footer={footer}>
      <RestockForm id={form} restock={restock} state={isReadOnly ? 'readOnly' : 'ready'} onSubmit={onSubmit} />
    </Dialog>
  );
}

interface RestockFormProps {
  /** The id of the form, for the submit button outside it. */
  id: string;
  restock: RestockedTool;
  /** `readOnly` makes the field read-only and ignores submits. */
  state: 'ready' | 'readOnly';
  /** Called with a valid quantity. */
  onSubmit: (amount: number) => void;
}

const HINTS = {
  add: 'The quantity received. It is added to the stock.',
  set: 'The stock is unknown, so what you enter becomes the stock.',
};

/** Shows the tool and its stock, and asks for the quantity received. */
function RestockForm({ id, restock, state, onSubmit }: RestockFormProps) {
  const { register, handleSubmit, formState } = useForm({ resolver: resolverOf(rules), defaultValues: { amount: restock.entered } });
  const submit = handleSubmit(({ amount }) => {
    if (state === 'ready') onSubmit(amount);
  });
  return (
    <Form id={id} aria-label={RESTOCK} readOnly={state === 'readOnly'} onSubmit={(event) => void submit(event)}>
      <div className={css.restocked}>
        <div className={css.picture}>
          <Picture sources={restock.pictures} alt="" size="tile" priority="first" />
        </div>
        <div className={css.text}>
          <Text>
            {AVAILABLE_QUANTITY}: <strong>{stockText(restock.stock)}</strong>
          </Text>
          <TextField
            label="Restock quantity"
            hint={HINTS[restock.mode]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            readOnly={state === 'readOnly'}
            error={formState.errors.amount?.message}
            {...register('amount')}
          />
        </div>
      </div>
    </Form>
  );
}

/** The result of the last Restock, or what to know while it is sent. Renders nothing if there is neither. */
function RestockNotice({ restock, onCheckAgain }: { restock: OpenRestockView; onCheckAgain: () => void }) {
  if (restock.state === 'editing' || restock.message === undefined) return null;
  const again = (
    <Button size="small" onClick={onCheckAgain}>
      Check again
    </Button>
  );
  return (
    <div className={footerNotice}>
      <Notice
        tone={restock.state === 'refused' || restock.state === 'gone' ? 'critical' : 'caution'}
        action={restock.state === 'unconfirmed' ? again : undefined}
      >
        {restock.message}
      </Notice>
    </div>
  );
}
