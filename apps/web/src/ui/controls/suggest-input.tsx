import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FLOATING_LOOK, MENU_LINE_LOOK } from '../overlays/floating-look.ts';
import { useFieldControl } from './field-context.ts';
import { Icon, type LucideIcon } from './icon.tsx';
import { inputLook } from './input-look.ts';

export interface Suggested {
  id: string;
  label: string;
  /** A quieter second part, at the end of the line. */
  detail?: string;
  icon: LucideIcon;
}

interface SuggestInputProps {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly Suggested[];
  /** In place of options: that there are none, or why. */
  notice?: string | undefined;
  /** Names the list, and says how many there are. */
  listLabel: string;
  countText: (count: number) => string;
  onChoose: (id: string) => void;
  /** Enter with no option chosen. */
  onSubmit: () => void;
  icon: LucideIcon;
  end?: ReactNode;
  placeholder: string;
  maxLength: number;
}

/** A field that offers what one may mean: arrows walk, Enter chooses, Escape closes and a second one empties. */
export function SuggestInput(props: SuggestInputProps) {
  const { value, onValueChange, options, notice, listLabel, countText, onChoose, onSubmit } = props;
  const control = useFieldControl({});
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const shown = open && (options.length > 0 || notice !== undefined);
  const active = options.findIndex(({ id }) => id === activeId);
  const optionId = (id: string) => `${listId}-${id}`;

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  });

  const close = () => {
    setOpen(false);
    setActiveId(null);
  };
  const choose = (id: string) => {
    close();
    onChoose(id);
  };
  const walk = (step: number) => {
    const places = options.length + 1;
    const next = (active + 1 + step + places) % places;
    setOpen(true);
    setActiveId(options[next - 1]?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      walk(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = shown ? options[active] : undefined;
      if (chosen) choose(chosen.id);
      else {
        close();
        onSubmit();
      }
    } else if (event.key === 'Escape') {
      if (shown) close();
      else onValueChange('');
    }
  };

  return (
    <div className="relative">
      <span className={inputLook({ size: 'lg' })}>
        <Icon of={props.icon} className="text-muted" />
        <input
          {...control}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-activedescendant={shown && activeId ? optionId(activeId) : undefined}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          value={value}
          onChange={(event) => {
            setOpen(true);
            setActiveId(null);
            onValueChange(event.target.value);
          }}
          onClick={() => setOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
          className="h-full min-w-0 flex-1 bg-transparent text-ellipsis outline-none"
        />
        {props.end}
      </span>
      <p role="status" className="sr-only">
        {shown ? (notice ?? countText(options.length)) : ''}
      </p>
      {shown ? (
        <div className={clsx(FLOATING_LOOK, 'absolute inset-x-0 top-full mt-1.5 overflow-hidden')}>
          {options.length === 0 ? <p className="px-4 py-3 text-13 text-muted">{notice}</p> : null}
          <ul
            ref={list}
            id={listId}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the popup of a combobox
            role="listbox"
            aria-label={listLabel}
            className={clsx('max-h-90 overflow-y-auto p-1', options.length === 0 && 'hidden')}
          >
            {options.map((option) => (
              <Line
                key={option.id}
                id={optionId(option.id)}
                option={option}
                active={option.id === activeId}
                onChoose={choose}
              />
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

interface LineProps {
  id: string;
  option: Suggested;
  active: boolean;
  onChoose: (id: string) => void;
}

function Line({ id, option, active, onChoose }: LineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled in the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <li
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a line of the list box
      role="option"
      aria-selected={active}
      data-selected={active}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option.id)}
      className={clsx(MENU_LINE_LOOK, 'min-h-10 hover:bg-hover')}
    >
      <Icon of={option.icon} className="text-muted" />
      <span className="min-w-0 flex-1 truncate">{option.label}</span>
      {option.detail ? (
        <span className="flex-none text-12 text-muted max-sm:hidden">{option.detail}</span>
      ) : null}
    </li>
  );
}
