import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { MENU_LINE_LOOK } from '../overlays/floating-look.ts';
import type { OptionWalk } from './use-option-walk.ts';

interface ListedOption {
  id: string;
  content: ReactNode;
  disabled?: boolean | undefined;
}

interface OptionListProps {
  walk: OptionWalk;
  label: string;
  options: readonly ListedOption[];
  onChoose: (id: string) => void;
  /** The pointer walks as the arrows do; else it only hovers. */
  pointerWalks?: boolean;
  className?: string;
  lineClassName?: string;
}

/** The list box of a field that keeps the focus: combobox and suggestions. */
export function OptionList(props: OptionListProps) {
  const { walk, label, options, onChoose, pointerWalks = false, className, lineClassName } = props;
  const { activeId } = walk;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (activeId !== null)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <ul
      ref={list}
      id={walk.listId}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the popup of a combobox
      role="listbox"
      aria-label={label}
      className={clsx('overflow-y-auto p-1', options.length === 0 && 'hidden', className)}
    >
      {options.map(({ id, content, disabled = false }) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled in the field, which keeps the focus
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <li
          key={id}
          id={walk.optionId(id)}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a line of the list box
          role="option"
          aria-selected={id === activeId}
          aria-disabled={disabled || undefined}
          data-selected={id === activeId}
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={pointerWalks && !disabled ? () => walk.walkTo(id) : undefined}
          onClick={disabled ? undefined : () => onChoose(id)}
          className={clsx(MENU_LINE_LOOK, lineClassName)}
        >
          {content}
        </li>
      ))}
    </ul>
  );
}
