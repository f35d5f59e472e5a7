import { useEffect, useRef, useState } from 'react';

/**
 * Opens and closes the menu button's panel on a phone. The panel belongs to the page it was opened on, so that a navigation closes it.
 * Escape closes it and returns the focus to the button. A click outside closes it.
 */
export function useDisclosure(page: string) {
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const open = openedOn === page;

  useEffect(() => {
    if (!open) return undefined;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenedOn(null);
      button.current?.focus();
    };
    const closeByPress = ({ target }: PointerEvent) => {
      const inside = target instanceof Node && (button.current?.contains(target) || panel.current?.contains(target));
      if (!inside) setOpenedOn(null);
    };
    document.addEventListener('keydown', closeByKey);
    document.addEventListener('pointerdown', closeByPress);
    return () => {
      document.removeEventListener('keydown', closeByKey);
      document.removeEventListener('pointerdown', closeByPress);
    };
  }, [open]);

  return { open, button, panel, toggle: () => setOpenedOn(open ? null : page), close: () => setOpenedOn(null) };
}
