'use client';

import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { chevrons } from './ReadMore.css.ts';
import type { useExcerpt } from './useExcerpt.ts';

export interface ReadMoreProps {
  /** The text that the button opens, from `useExcerpt`. */
  excerpt: ReturnType<typeof useExcerpt>;
  /** The text of the button. */
  label: string;
  /** The text's subject, for screen readers that announce the button without its context. */
  about: string;
}

/** A button that opens and closes a text in place (docs/product-rules.md#read-more). Renders nothing if the whole text fits. */
export function ReadMore({ excerpt: { text, isCut, isOpen, onToggle }, label, about }: ReadMoreProps) {
  if (!isCut) return null;
  return (
    <Button size="small" aria-expanded={isOpen} aria-controls={text.id} onClick={onToggle}>
      <span>
        {label}
        <VisuallyHidden>{` ${about}`}</VisuallyHidden>
      </span>
      <span className={chevrons[isOpen ? 'open' : 'closed']}>
        <Icon icon={ChevronDown} size="text" />
      </span>
    </Button>
  );
}
