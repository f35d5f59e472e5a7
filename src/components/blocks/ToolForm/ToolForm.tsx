import type { ToolDraft, ToolForm as NewTool } from '#contract/forms/tool.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { TextAreaField } from '../../primitives/TextAreaField/TextAreaField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { form as formLook, wide } from './ToolForm.css.ts';
import { ToolActions } from './ToolActions.tsx';
import { ToolFacts } from './ToolFacts.tsx';
import { ToolImages } from './ToolImages.tsx';
import type { ToolFormView } from './toolFormView.ts';
import { useToolForm } from './useToolForm.ts';

export interface ToolFormProps {
  view: ToolFormView;
  /** A product that fits the rules; never while another is being sent, or may have arrived. */
  onSubmit: (tool: NewTool) => void;
  /** All that is typed, at every change. Keep the function while nothing changes. */
  onDraftChange: (draft: ToolDraft) => void;
  /** What can be shown of it by now: the same, but a link counts once its field is left. Keep the function while nothing changes. */
  onPreviewChange: (draft: ToolDraft) => void;
  /** Asks again whether an unconfirmed product arrived. */
  onCheckAgain: () => void;
  /** Goes back to the form from an unconfirmed product. */
  onEdit: () => void;
}

/**
 * Adds a car tool (docs/spec.md#add-product, docs/spec.md#validation). Keep it mounted over all of its states: it holds what was typed. For
 * the card beside it use ToolPreview.
 */
export function ToolForm(props: ToolFormProps) {
  const { view, onSubmit, onCheckAgain, onEdit } = props;
  const form = useToolForm(props);
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const held = view.state === 'adding' || view.state === 'unconfirmed';
  const submit = handleSubmit((tool) => {
    if (!held) onSubmit(tool);
  });
  return (
    <Card padding="large">
      <form className={formLook} noValidate aria-label="Product" onSubmit={(event) => void submit(event)}>
        <div className={wide}>
          <TextField label="Name" autoComplete="off" dir="auto" readOnly={held} error={errors.name?.message} {...register('name')} />
        </div>
        <ToolImages form={form} held={held} />
        <div className={wide}>
          <TextAreaField label="Description" dir="auto" readOnly={held} error={errors.description?.message} {...register('description')} />
        </div>
        <ToolFacts form={form} held={held} statuses={view.statuses} />
        <ToolActions view={view} onCheckAgain={onCheckAgain} onEdit={onEdit} />
      </form>
    </Card>
  );
}
