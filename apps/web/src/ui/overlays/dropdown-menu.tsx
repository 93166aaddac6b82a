import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import {
  Content,
  Item,
  ItemIndicator,
  Label,
  Portal,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
  Trigger,
} from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import type { Choice } from '../controls/choice.ts';
import { Icon, type LucideIcon } from '../controls/icon.tsx';
import { FLOATING_GAP_PX, FLOATING_LOOK, MENU_LINE_LOOK } from './floating-look.ts';

interface DropdownMenuProps {
  trigger: ReactNode;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

export function DropdownMenu({
  trigger,
  align = 'end',
  open,
  onOpenChange,
  className,
  children,
}: DropdownMenuProps) {
  return (
    <Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          align={align}
          sideOffset={FLOATING_GAP_PX}
          collisionPadding={8}
          className={clsx(
            FLOATING_LOOK,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto p-1',
            className,
          )}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

interface MenuItemProps {
  icon?: LucideIcon;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  shortcut?: ReactNode;
  children: ReactNode;
}

export function MenuItem({ icon, onSelect, danger, disabled, shortcut, children }: MenuItemProps) {
  return (
    <Item onSelect={onSelect} disabled={disabled} className={clsx(MENU_LINE_LOOK, danger && 'text-danger')}>
      {icon ? <Icon of={icon} className={danger ? undefined : 'text-muted'} /> : null}
      <span className="flex-1">{children}</span>
      {shortcut}
    </Item>
  );
}

interface MenuLinkProps {
  icon?: LucideIcon;
  to: To;
  children: ReactNode;
}

export function MenuLink({ icon, to, children }: MenuLinkProps) {
  return (
    <Item asChild className={MENU_LINE_LOOK}>
      <Link to={to}>
        {icon ? <Icon of={icon} className="text-muted" /> : null}
        <span className="flex-1">{children}</span>
      </Link>
    </Item>
  );
}

interface MenuRadioProps<V extends string> {
  label: string;
  options: readonly Choice<V>[];
  value: V;
  onValueChange: (value: V) => void;
}

export function MenuRadio<V extends string>({ label, options, value, onValueChange }: MenuRadioProps<V>) {
  return (
    <RadioGroup value={value} onValueChange={(next) => onValueChange(next as V)} aria-label={label}>
      {options.map((option) => (
        <RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className={MENU_LINE_LOOK}
        >
          <span className="flex-1">
            {option.label}
            {option.description ? (
              <span className="block text-12 text-muted">{option.description}</span>
            ) : null}
          </span>
          <ItemIndicator>
            <Icon of={Check} className="text-accent" />
          </ItemIndicator>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Label className="px-2.5 pt-1.5 pb-1 text-12 text-muted">{children}</Label>;
}

export function MenuSeparator() {
  return <Separator className="-mx-1 my-1 h-px bg-line" />;
}
