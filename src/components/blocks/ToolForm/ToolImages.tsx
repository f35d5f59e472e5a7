import { TextField } from '../../primitives/TextField/TextField.tsx';
import { images, legend, note } from './ToolForm.css.ts';
import type { useToolForm } from './useToolForm.ts';

interface ToolImagesProps {
  form: ReturnType<typeof useToolForm>;
  /** Makes the fields read-only while a product is being sent or is unconfirmed. */
  held: boolean;
}

const FIELDS = [
  { name: 'img', label: 'Image 1 link' },
  { name: 'img2', label: 'Image 2 link' },
  { name: 'img3', label: 'Image 3 link' },
] as const;

/** The links of the three pictures (docs/spec.md#constants), each with its own message. */
export function ToolImages({ form: { register, formState, showImages }, held }: ToolImagesProps) {
  const { errors } = formState;
  return (
    <fieldset className={images}>
      <legend className={legend}>Images</legend>
      <p className={note}>
        Links that begin with https://, or pictures of this shop. The card shows the first, the details begin with the second, the blog has
        the third.
      </p>
      {FIELDS.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          readOnly={held}
          error={errors[name]?.message}
          {...register(name, { onBlur: showImages })}
        />
      ))}
    </fieldset>
  );
}
