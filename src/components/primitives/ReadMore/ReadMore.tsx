import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { chevrons } from './ReadMore.css.ts';
import type { useExcerpt } from './useExcerpt.ts';

export interface ReadMoreProps {
  /** The text it opens. */
  excerpt: ReturnType<typeof useExcerpt>;
  /** What the text is about, for those who hear the button alone. */
  about: string;
}

/** Opens and closes a text in place (docs/product-rules.md#read-more); nothing where the text fits, since then there is no more to read. */
export function ReadMore({ excerpt: { text, isCut, isOpen, onToggle }, about }: ReadMoreProps) {
  if (!isCut) return null;
  return (
    <Button size="small" aria-expanded={isOpen} aria-controls={text.id} onClick={onToggle}>
      <span>
        Read More<VisuallyHidden> {about}</VisuallyHidden>
      </span>
      <span className={chevrons[isOpen ? 'open' : 'closed']}>
        <Icon icon={ChevronDown} size="text" />
      </span>
    </Button>
  );
}
