import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { UserRowView } from '../../../blocks/UserTable/userRow.ts';
import type { ManageUsersView } from './manageUsersView.ts';

interface PromotionFocusParts extends Pick<ManageUsersView, 'users' | 'promotion'> {
  /** Around the table. */
  place: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  onPromote: (email: string) => void;
}

/**
 * A promotion takes away the button that had the focus: what stands in its place has it then, or, where the row itself is gone, the
 * heading. Whoever went elsewhere meanwhile stays there. Give what it returns to the buttons.
 */
export function usePromotionFocus({ users, promotion, place, heading, onPromote }: PromotionFocusParts): (user: UserRowView) => void {
  const pressed = useRef<string | null>(null);
  const rows = users.state === 'ready' ? users.rows : null;
  useEffect(() => {
    const id = pressed.current;
    if (id === null) return;
    if (promotion.state === 'unchanged' || promotion.state === 'failed') {
      pressed.current = null;
      return;
    }
    const isPromoted = rows?.find((row) => row.id === id)?.isAdmin ?? true;
    if (!isPromoted) return;
    pressed.current = null;
    if (document.activeElement !== document.body) return;
    const words = place.current?.querySelector<HTMLElement>(`[data-administrator="${CSS.escape(id)}"]`);
    (words ?? heading.current)?.focus();
  }, [rows, promotion.state, place, heading]);
  return useCallback(
    ({ id, email }) => {
      pressed.current = id;
      onPromote(email);
    },
    [onPromote],
  );
}
