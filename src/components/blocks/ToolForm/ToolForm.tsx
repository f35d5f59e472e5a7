'use client';

import { useId } from 'react';
import type { ToolDraft, ToolForm as NewTool } from '#contract/forms/tool.ts';
import { ADD_QUANTITY, DATE, DESCRIPTION, NAME, PRICE, PRODUCT_STATUS, RATING, RATING_PLACEHOLDER } from '#contract/texts.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { TextAreaField } from '../../primitives/TextAreaField/TextAreaField.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { ToolActions } from './ToolActions.tsx';
import * as css from './ToolForm.css.ts';
import type { ToolFormView } from './toolFormView.ts';
import { useToolForm } from './useToolForm.ts';

export interface ToolFormProps {
  view: ToolFormView;
  /** Called with a valid product; never while another is being sent or is unconfirmed. */
  onSubmit: (tool: NewTool) => void;
  /** Called with everything that is typed, on every change. */
  onDraftChange: (draft: ToolDraft) => void;
  /** Called with the values to preview: as typed, but a link only changes once its field loses focus. */
  onPreviewChange: (draft: ToolDraft) => void;
  /** Checks again whether an unconfirmed product arrived. */
  onCheckAgain: () => void;
  /** Goes back to the form from an unconfirmed product. */
  onEdit: () => void;
}

/**
 * Adds a car tool (docs/spec.md#add-product, docs/spec.md#validation). Keep it mounted in all states, because it holds what was typed. Use
 * ToolPreview for the card beside it.
 */
export function ToolForm(props: ToolFormProps) {
  const { view, onSubmit, onCheckAgain, onEdit } = props;
  const form = useToolForm(props);
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const isReadOnly = view.state === 'adding' || view.state === 'unconfirmed';
  const submit = handleSubmit((tool) => {
    if (!isReadOnly) onSubmit(tool);
  });
  return (
    <Card padding="large">
      <Form className={css.form} aria-label="Product" readOnly={isReadOnly} onSubmit={(event) => void submit(event)}>
        <div className={css.wide}>
          <TextField label={NAME} autoComplete="off" dir="auto" readOnly={isReadOnly} error={errors.name?.message} {...register('name')} />
        </div>
        <ToolImages form={form} isReadOnly={isReadOnly} />
        <div className={css.wide}>
          <TextAreaField
            label={DESCRIPTION}
            dir="auto"
            readOnly={isReadOnly}
            error={errors.description?.message}
            {...register('description')}
          />
        </div>
        <ToolFacts form={form} isReadOnly={isReadOnly} statuses={view.statuses} />
        <ToolActions view={view} onCheckAgain={onCheckAgain} onEdit={onEdit} />
      </Form>
    </Card>
  );
}

interface ToolImagesProps {
  form: ReturnType<typeof useToolForm>;
  /** Makes the fields read-only while a product is being sent or is unconfirmed. */
  isReadOnly: boolean;
}

const FIELDS = [
  { name: 'img', label: 'Image 1 link' },
  { name: 'img2', label: 'Image 2 link' },
  { name: 'img3', label: 'Image 3 link' },
] as const;

/** The links of the three pictures (docs/spec.md#constants), each with its own message. */
function ToolImages({ form: { register, formState, showImages }, isReadOnly }: ToolImagesProps) {
  const { errors } = formState;
  return (
    <fieldset className={css.images}>
      <legend className={css.legend}>Images</legend>
      <Text size="small" tone="muted">
        Links that begin with https://, or pictures of this shop. The card shows the first, the details start with the second, and the blog
        shows the third.
      </Text>
      {FIELDS.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          readOnly={isReadOnly}
          error={errors[name]?.message}
          {...register(name, { onBlur: showImages })}
        />
      ))}
    </fieldset>
  );
}

interface ToolFactsProps {
  form: ReturnType<typeof useToolForm>;
  /** Makes the fields read-only while a product is being sent or is unconfirmed. */
  isReadOnly: boolean;
  /** Suggestions for the status, which is free text. */
  statuses: string[];
}

/** The fields for short texts, numbers and the date. */
function ToolFacts({ form: { register, formState }, isReadOnly, statuses }: ToolFactsProps) {
  const { errors } = formState;
  const listId = useId();
  const field = { readOnly: isReadOnly, autoComplete: 'off' } as const;
  return (
    <>
      <TextField
        label={PRICE}
        hint="In dollars, per piece."
        inputMode="decimal"
        error={errors.price?.message}
        {...field}
        {...register('price')}
      />
      <TextField
        label={ADD_QUANTITY}
        hint="How many are for sale."
        inputMode="numeric"
        error={errors.quantity?.message}
        {...field}
        {...register('quantity')}
      />
      <div className={css.wide}>
        <TextField
          label={PRODUCT_STATUS}
          hint="A word or two, shown on its picture."
          list={listId}
          dir="auto"
          error={errors.status?.message}
          {...field}
          {...register('status')}
        />
        <datalist id={listId}>
          {statuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </datalist>
      </div>
      <TextField
        label={RATING}
        placeholder={RATING_PLACEHOLDER}
        inputMode="decimal"
        error={errors.rating?.message}
        {...field}
        {...register('rating')}
      />
      <TextField label={DATE} hint="The release date." type="date" error={errors.date?.message} {...field} {...register('date')} />
    </>
  );
}
