import { useEffect, useId, useRef, useState } from 'react';

/**
 * For a text that CSS clamps to a few lines while it is closed. `isCut` becomes true when the text overflows, and stays true, so that
 * a button that depends on it does not disappear while in use. Spread `text` on the element, and pass the whole result to ReadMore.
 */
export function useExcerpt() {
  const ref = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const [isCut, setIsCut] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      if (element.scrollHeight > element.clientHeight + 1) setIsCut(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { text: { ref, id }, isCut, isOpen, onToggle: () => setIsOpen(!isOpen) };
}
