import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { RestockForm as rules } from '#contract/forms/restock.ts';
import { Picture } from '../../../primitives/Picture/Picture.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import * as css from './ManageToolsScreen.css.ts';
import type { RestockedTool } from './manageToolsView.ts';

interface RestockFormProps {
  /** The id of the form, for the submit button outside it. */
  id: string;
  restock: RestockedTool;
  /** `held` makes the field read-only and ignores submits. */
  state: 'ready' | 'held';
  /** Called with a valid quantity. */
  onSubmit: (amount: number) => void;
}

const HINTS = {
  added: 'How many came in. They are added to what is there.',
  theStock: 'Nobody knows how many are there: what you enter becomes the stock.',
};

/** Shows the tool and its stock, and asks for the quantity received. */
export function RestockForm({ id, restock, state, onSubmit }: RestockFormProps) {
  const { register, handleSubmit, formState } = useForm({ resolver: valibotResolver(rules), defaultValues: { amount: restock.entered } });
  const submit = handleSubmit(({ amount }) => {
    if (state === 'ready') onSubmit(amount);
  });
  return (
    <form id={id} noValidate aria-label="Restock" onSubmit={(event) => void submit(event)}>
      <div className={css.restocked}>
        <div className={css.picture}>
          <Picture sources={restock.pictures} colorKey={restock.id} alt="" size="tile" priority="first" />
        </div>
        <div className={css.words}>
          <Text>
            Available Quantity: <strong>{restock.stock}</strong>
          </Text>
          <TextField
            label="Restock quantity"
            hint={HINTS[restock.meaning]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            readOnly={state === 'held'}
            error={formState.errors.amount?.message}
            {...register('amount')}
          />
        </div>
      </div>
    </form>
  );
}
