import { type RefObject, useEffect, useRef } from 'react';

interface Moving {
  pending: { appointment: { id: string } } | null;
  items: readonly unknown[];
}

/** Moved to another day, it is drawn anew in another column: whoever moved it by keys goes on from there. */
export function useFocusAfterMove(grid: RefObject<HTMLElement | null>, { pending, items }: Moving): void {
  const moving = useRef<{ id: string; items: readonly unknown[] } | null>(null);
  useEffect(() => {
    if (pending) {
      moving.current = { id: pending.appointment.id, items };
      return;
    }
    const moved = moving.current;
    if (moved === null || moved.items === items) return;
    moving.current = null;
    if (document.activeElement === document.body)
      grid.current?.querySelector<HTMLElement>(`[data-appointment="${moved.id}"]`)?.focus();
  }, [grid, pending, items]);
}
