import { useEffect, useId, useRef, useState } from 'react';

/** True if CSS hides at least one line. The glyphs of a fallback font can be higher than their line, but by less than half. */
function hidesLines(element: HTMLElement): boolean {
  return element.scrollHeight - element.clientHeight > Number.parseFloat(getComputedStyle(element).fontSize) / 2;
}

/**
 * For a text that CSS clamps to a few lines while it is closed. `isCut` says if lines are hidden, and stays true once the text was opened,
 * so that a button that depends on it does not disappear while in use. Spread `text` on the element, and pass the whole result to ReadMore.
 */
export function useExcerpt() {
  const ref = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const [isCut, setIsCut] = useState(false);
  const [opened, setOpened] = useState<'never' | 'once' | 'now'>('never');
  useEffect(() => {
    const element = ref.current;
    if (element === null || opened !== 'never') return undefined;
    const measure = () => setIsCut(hidesLines(element));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Another font can need fewer lines without a change of the element's size.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [opened]);
  const isOpen = opened === 'now';
  return { text: { ref, id }, isCut, isOpen, onToggle: () => setOpened(isOpen ? 'once' : 'now') };
}
