import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { useOptionWalk } from '../../ui/controls/use-option-walk.ts';
import { cannedQuery } from './queries.ts';

/** Saved replies whose name has what was typed; null: nobody looks for one. */
export function useCanned(looked: string | null, onChoose: (text: string) => void) {
  const { data } = useQuery({ ...cannedQuery(), enabled: looked !== null });
  const wanted = looked?.trim().toLowerCase() ?? '';
  const fitting =
    looked === null
      ? []
      : (data?.items ?? []).filter(({ shortcut }) => shortcut.toLowerCase().includes(wanted));
  const walk = useOptionWalk({ ids: fitting.map(({ id }) => id), fieldIsPlace: false });
  const choose = (id: string | null) => {
    const chosen = fitting.find((reply) => reply.id === id);
    if (chosen) onChoose(chosen.text);
  };
  const isShown = fitting.length > 0;
  return {
    fitting,
    walk,
    choose,
    /** There are none by that name. */
    isMissed: looked !== null && data !== undefined && !isShown,
    /** Takes the keys that walk and choose; says whether it was one. */
    takeKey: (event: KeyboardEvent): boolean => {
      if (!isShown || event.shiftKey) return false;
      if (walk.walkBy(event)) return true;
      if (event.key !== 'Enter' && event.key !== 'Tab') return false;
      event.preventDefault();
      choose(walk.activeId);
      return true;
    },
    fieldProps: isShown
      ? {
          'aria-controls': walk.listId,
          ...(walk.activeId === null ? {} : { 'aria-activedescendant': walk.optionId(walk.activeId) }),
        }
      : {},
  };
}
