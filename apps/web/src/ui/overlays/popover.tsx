import { clsx } from 'clsx';
import { Content, Portal, Root, Trigger } from 'radix-ui/popover';
import type { ReactNode } from 'react';
import { FLOATING_GAP_PX, FLOATING_LOOK } from './floating-look.ts';

interface PopoverProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger: ReactNode;
  /** What it is about, read aloud on opening. */
  label: string;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'right' | 'bottom' | 'left';
  className?: string;
  children: ReactNode;
}

export function Popover({
  open,
  onOpenChange,
  trigger,
  label,
  align = 'end',
  side,
  className,
  children,
}: PopoverProps) {
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          align={align}
          side={side}
          sideOffset={FLOATING_GAP_PX}
          collisionPadding={8}
          aria-label={label}
          className={clsx(FLOATING_LOOK, 'w-75 max-w-[calc(100vw-16px)] px-4 py-3.5 text-13', className)}
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}
