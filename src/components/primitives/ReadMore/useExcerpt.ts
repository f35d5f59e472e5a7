import { useEffect, useId, useRef, useState } from 'react';

/**
 * A text that its css cuts after some lines while it is closed. `isCut` once it had more than it showed, and from then on: a button
 * that depends on it must not vanish under somebody's finger. Give `text` to the element, and what is returned to ReadMore.
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
