import { clsx } from 'clsx';
import { Check, ChevronDown, Search } from 'lucide-react';
import { Content, Portal, Root, Trigger } from 'radix-ui/popover';
import { type KeyboardEvent, useState } from 'react';
import { FLOATING_GAP_PX, FLOATING_LOOK } from '../overlays/floating-look.ts';
import type { Choice } from './choice.ts';
import { useFieldControl } from './field-context.ts';
import { Icon } from './icon.tsx';
import { inputLook } from './input-look.ts';
import { OptionList } from './option-list.tsx';
import { type OptionWalk, useOptionWalk } from './use-option-walk.ts';

interface ComboboxProps<V extends string> {
  options: readonly Choice<V>[];
  value: V | '';
  onValueChange: (value: V) => void;
  placeholder: string;
  searchPlaceholder: string;
  emptyText: string;
  disabled?: boolean;
  label?: string;
  className?: string;
}

/** Every word that was typed stands somewhere in the option; letters merely in the same order are not enough. */
function containsEveryWord({ value, label, description = '' }: Choice, search: string): boolean {
  const offered = `${value} ${label} ${description}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => offered.includes(word));
}

/** A choice among many: a button that opens a list with a field to search it by. */
export function Combobox<V extends string>(props: ComboboxProps<V>) {
  const { options, value, onValueChange, placeholder, searchPlaceholder, emptyText } = props;
  const [open, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const control = useFieldControl({});
  const found = options.filter((option) => containsEveryWord(option, search));
  const walk = useOptionWalk({
    ids: found.filter(({ disabled }) => !disabled).map((option) => option.value),
    fieldIsPlace: false,
  });
  const chosen = options.find((option) => option.value === value);
  const show = (next: boolean) => {
    setOpen(next);
    setSearch('');
    walk.walkTo(null);
  };
  const choose = (id: string) => {
    show(false);
    onValueChange(id as V);
  };
  return (
    <Root open={open} onOpenChange={show}>
      <Trigger
        {...control}
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? walk.listId : undefined}
        aria-label={props.label}
        disabled={props.disabled}
        className={clsx(inputLook(), 'text-left', props.className)}
      >
        <span className={clsx('min-w-0 flex-1 truncate', chosen ? '' : 'text-muted')}>
          {chosen?.label ?? placeholder}
        </span>
        <Icon of={ChevronDown} />
      </Trigger>
      <Portal>
        <Content
          align="start"
          sideOffset={FLOATING_GAP_PX}
          collisionPadding={8}
          className={clsx(FLOATING_LOOK, 'w-(--radix-popover-trigger-width) min-w-56 overflow-hidden')}
          aria-label={searchPlaceholder}
        >
          <SearchField
            label={searchPlaceholder}
            walk={walk}
            value={search}
            onValueChange={(next) => {
              setSearch(next);
              walk.walkTo(null);
            }}
            onChoose={choose}
          />
          {found.length === 0 ? <p className="px-3.5 py-4 text-13 text-muted">{emptyText}</p> : null}
          <OptionList
            walk={walk}
            label={searchPlaceholder}
            options={found.map((option) => ({
              id: option.value,
              disabled: option.disabled,
              content: <OptionLine option={option} isChosen={option.value === value} />,
            }))}
            onChoose={choose}
            pointerWalks
            className="max-h-72"
          />
        </Content>
      </Portal>
    </Root>
  );
}

interface SearchFieldProps {
  label: string;
  walk: OptionWalk;
  value: string;
  onValueChange: (value: string) => void;
  onChoose: (id: string) => void;
}

function SearchField({ label, walk, value, onValueChange, onChoose }: SearchFieldProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (walk.walkBy(event) || event.key !== 'Enter') return;
    event.preventDefault();
    if (walk.activeId !== null) onChoose(walk.activeId);
  };
  return (
    <div className="flex items-center gap-2 border-b border-line px-3">
      <Icon of={Search} className="text-muted" />
      <input
        {...walk.fieldProps(true)}
        type="text"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-10 min-w-0 flex-1 bg-transparent text-13 outline-none touch:h-touch touch:text-16"
      />
    </div>
  );
}

function OptionLine({ option, isChosen }: { option: Choice; isChosen: boolean }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        {option.label}
        {option.description ? <span className="block text-12 text-muted">{option.description}</span> : null}
      </span>
      {isChosen ? <Icon of={Check} className="text-accent" /> : null}
    </>
  );
}
