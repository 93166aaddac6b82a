import { clsx } from 'clsx';
import { Command } from 'cmdk';
import { Check, ChevronDown, Search } from 'lucide-react';
import { Content, Portal, Root, Trigger } from 'radix-ui/popover';
import { useId, useState } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { FLOATING_GAP_PX, FLOATING_LOOK, MENU_LINE_LOOK } from '../overlays/floating-look.ts';
import type { Choice } from './choice.ts';
import { useFieldControl } from './field-context.ts';
import { Icon } from './icon.tsx';
import { inputLook } from './input-look.ts';

interface ComboboxProps<V extends string> {
  options: readonly Choice<V>[];
  value: V | '';
  onValueChange: (value: V) => void;
  placeholder: string;
  searchPlaceholder: string;
  emptyText: string;
  /** Given, the caller filters (usually on the server); else the options are filtered here. */
  onSearch?: (query: string) => void;
  loading?: boolean;
  disabled?: boolean;
  label?: string;
  className?: string;
}

/** Every word that was typed stands somewhere in the option; letters merely in the same order are not enough. */
function containsEveryWord(value: string, search: string, keywords: string[] = []): number {
  const offered = [value, ...keywords].join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => offered.includes(word))
    ? 1
    : 0;
}

export function Combobox<V extends string>(props: ComboboxProps<V>) {
  const { options, value, onValueChange, placeholder, searchPlaceholder, emptyText, onSearch, loading } =
    props;
  const [open, setOpen] = useState(false);
  const control = useFieldControl({});
  const listId = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <Root open={open} onOpenChange={setOpen}>
      <Trigger
        {...control}
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
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
          <Command shouldFilter={onSearch === undefined} filter={containsEveryWord} label={searchPlaceholder}>
            <div className="flex items-center gap-2 border-b border-line px-3">
              {loading ? <Spinner className="text-muted" /> : <Icon of={Search} className="text-muted" />}
              <Command.Input
                placeholder={searchPlaceholder}
                onValueChange={onSearch}
                className="h-10 min-w-0 flex-1 bg-transparent text-13 outline-none touch:h-touch touch:text-16"
              />
            </div>
            <Command.List id={listId} className="max-h-72 overflow-y-auto p-1">
              <Command.Empty className="px-2.5 py-3 text-13 text-muted">{emptyText}</Command.Empty>
              {options.map((option) => (
                <Command.Item
                  key={option.value}
                  value={option.value}
                  keywords={[option.label, option.description ?? '']}
                  disabled={option.disabled ?? false}
                  onSelect={() => {
                    onValueChange(option.value);
                    setOpen(false);
                  }}
                  className={MENU_LINE_LOOK}
                >
                  <span className="min-w-0 flex-1">
                    {option.label}
                    {option.description ? (
                      <span className="block text-12 text-muted">{option.description}</span>
                    ) : null}
                  </span>
                  {option.value === value ? <Icon of={Check} className="text-accent" /> : null}
                </Command.Item>
              ))}
            </Command.List>
          </Command>
        </Content>
      </Portal>
    </Root>
  );
}
