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
  /** Called with a valid product; never while another is being sent or is unconfirmed. */
  onSubmit: (tool: NewTool) => void;
  /** Called with everything that is typed, on every change. Pass a stable function. */
  onDraftChange: (draft: ToolDraft) => void;
  /** Called with the values to preview: as typed, but a link only changes once its field loses the focus. Pass a stable function. */
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
