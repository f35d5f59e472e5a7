import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { UserRowView } from '../../../blocks/UserTable/userRow.ts';
import type { ManageUsersView } from './manageUsersView.ts';

interface PromotionFocusParts extends Pick<ManageUsersView, 'users' | 'promotion'> {
  /** The element around the table. */
  place: RefObject<HTMLElement | null>;
  heading: RefObject<HTMLElement | null>;
  onPromote: (email: string) => void;
}

/**
 * Moves focus after Add Admin, which removes the focused button: to the text in its place, or to the heading if the row itself is gone.
 * Leaves focus alone if the user moved it meanwhile. Pass the returned function to the buttons.
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
