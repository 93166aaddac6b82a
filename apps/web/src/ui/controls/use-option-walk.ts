import { type KeyboardEvent, useId, useState } from 'react';

interface OptionWalkSpec {
  /** Those that can be chosen, in their order. */
  ids: readonly string[];
  /**
   * The field is a place of its own in the round, where one starts: Enter there sends the words. Else the first option
   * is always ready, and the walk ends at both ends.
   */
  fieldIsPlace: boolean;
}

/** Walking through a list of options by keys while the focus stays in the field. */
export function useOptionWalk({ ids, fieldIsPlace }: OptionWalkSpec) {
  const listId = useId();
  const [walkedTo, walkTo] = useState<string | null>(null);
  const usual = fieldIsPlace ? null : (ids[0] ?? null);
  const activeId = walkedTo !== null && ids.includes(walkedTo) ? walkedTo : usual;
  const place = activeId === null ? -1 : ids.indexOf(activeId);
  const optionId = (id: string) => `${listId}-${id}`;

  const next = (step: 1 | -1): string | null => {
    if (!fieldIsPlace) return ids[Math.min(ids.length - 1, Math.max(0, place + step))] ?? null;
    const places = ids.length + 1;
    return ids[((place + 1 + step + places) % places) - 1] ?? null;
  };
  const targetOf = (key: string): string | null | undefined => {
    if (key === 'ArrowDown') return next(1);
    if (key === 'ArrowUp') return next(-1);
    if (key === 'Home' && !fieldIsPlace) return ids[0] ?? null;
    if (key === 'End' && !fieldIsPlace) return ids.at(-1) ?? null;
    return undefined;
  };

  return {
    listId,
    optionId,
    activeId,
    walkTo,
    /** Takes the keys that walk; says whether it was one. */
    walkBy: (event: KeyboardEvent): boolean => {
      const target = targetOf(event.key);
      if (target === undefined) return false;
      event.preventDefault();
      walkTo(target);
      return true;
    },
    fieldProps: (isShown: boolean) => ({
      role: 'combobox',
      'aria-autocomplete': 'list' as const,
      'aria-expanded': isShown,
      'aria-controls': isShown ? listId : undefined,
      'aria-activedescendant': isShown && activeId !== null ? optionId(activeId) : undefined,
      autoComplete: 'off',
      spellCheck: false,
    }),
  };
}

export type OptionWalk = ReturnType<typeof useOptionWalk>;
