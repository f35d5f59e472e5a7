import { useEffect, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { emptyToolDraft, type ToolDraft, type ToolForm, toolForm } from '#contract/forms/tool.ts';
import { resolverOf } from '../../resolverOf.ts';
import { useReportedValues } from '../../useReportedValues.ts';
import { useSafePicture } from '../../primitives/Picture/usePicture.ts';
import type { ToolFormView } from './toolFormView.ts';

interface ToolFormOptions {
  view: ToolFormView;
  onDraftChange: (draft: ToolDraft) => void;
  /** Called with the values to preview: as typed, but a link only changes once its field loses focus. */
  onPreviewChange: (draft: ToolDraft) => void;
}

/** The image links of a draft. */
const imagesOf = ({ img, img2, img3 }: ToolDraft): Pick<ToolDraft, 'img' | 'img2' | 'img3'> => ({ img, img2, img3 });

/** The form of React Hook Form. */
interface ToolFormReturn extends UseFormReturn<ToolDraft, unknown, ToolForm> {
  /** Previews the links as they are now. */
  showImages: () => void;
}

/** Sets up the form: validates with the contract's rules, reports the draft on every change, and clears it once the product is added. */
export function useToolForm({ view: { draft, state }, onDraftChange, onPreviewChange }: ToolFormOptions): ToolFormReturn {
  const toSafe = useSafePicture();
  const form = useForm<ToolDraft, unknown, ToolForm>({
    resolver: resolverOf(toolForm((address) => toSafe(address) !== null)),
    defaultValues: draft,
  });
  const { subscribe, reset, getValues } = form;
  // The links to preview. They do not change while a link is being typed, because every key would load a wrong picture.
  const images = useRef(imagesOf(draft));

  useReportedValues(subscribe, (values) => {
    onDraftChange(values);
    onPreviewChange({ ...values, ...images.current });
  });

  useEffect(() => {
    if (state !== 'added') return;
    images.current = imagesOf(emptyToolDraft);
    reset(emptyToolDraft);
  }, [state, reset]);

  const showImages = () => {
    images.current = imagesOf(getValues());
    onPreviewChange(getValues());
  };
  return { ...form, showImages };
}
