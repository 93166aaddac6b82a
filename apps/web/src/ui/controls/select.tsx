import { clsx } from 'clsx';
import { Check, ChevronDown } from 'lucide-react';
import {
  Content,
  Icon as EndSlot,
  Item,
  ItemIndicator,
  ItemText,
  Portal,
  Root,
  Trigger,
  Value,
  Viewport,
} from 'radix-ui/select';
import { FLOATING_GAP_PX, FLOATING_LOOK, MENU_LINE_LOOK } from '../overlays/floating-look.ts';
import type { Choice } from './choice.ts';
import { useFieldControl } from './field-context.ts';
import { Icon } from './icon.tsx';
import { inputLook } from './input-look.ts';

interface SelectProps<V extends string> {
  options: readonly Choice<V>[];
  /** An empty string stands for nothing chosen yet. */
  value: V | '';
  onValueChange: (value: V) => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  size?: 'sm' | 'md' | 'lg';
  /** For a select that stands outside a Field. */
  label?: string;
  className?: string;
}

export function Select<V extends string>(props: SelectProps<V>) {
  const { options, value, onValueChange, placeholder, disabled, name, size, label, className } = props;
  const control = useFieldControl({});
  return (
    <Root value={value} onValueChange={(next) => onValueChange(next as V)} disabled={disabled} name={name}>
      <Trigger
        {...control}
        aria-label={label}
        className={clsx(inputLook({ size }), 'text-left data-placeholder:text-muted', className)}
      >
        <span className="min-w-0 flex-1 truncate">
          <Value placeholder={placeholder} />
        </span>
        <EndSlot asChild>
          <Icon of={ChevronDown} />
        </EndSlot>
      </Trigger>
      <Portal>
        <Content
          position="popper"
          sideOffset={FLOATING_GAP_PX}
          collisionPadding={8}
          className={clsx(
            FLOATING_LOOK,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden',
          )}
        >
          <Viewport className="p-1">
            {options.map((option) => (
              <Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={MENU_LINE_LOOK}
              >
                <span className="min-w-0 flex-1">
                  <ItemText>{option.label}</ItemText>
                  {option.description ? (
                    <span className="block text-12 text-muted">{option.description}</span>
                  ) : null}
                </span>
                <ItemIndicator>
                  <Icon of={Check} className="text-accent" />
                </ItemIndicator>
              </Item>
            ))}
          </Viewport>
        </Content>
      </Portal>
    </Root>
  );
}
