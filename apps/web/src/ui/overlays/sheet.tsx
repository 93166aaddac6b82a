import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface SheetProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  /** The title is read aloud only, as in the rail of a phone. */
  titleHidden?: boolean;
  description?: string;
  side?: 'left' | 'right' | 'bottom';
  footer?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
}

const SIDES = {
  left: 'inset-y-0 left-0 w-[min(300px,85vw)] animate-from-left border-r',
  right: 'inset-y-0 right-0 w-[min(420px,100vw)] animate-from-right border-l',
  bottom: 'inset-x-0 bottom-0 max-h-[85vh] animate-from-bottom rounded-t-2 border-t',
};

/** Comes from an edge and keeps the page in sight. */
export function Sheet(props: SheetProps) {
  const {
    open,
    onOpenChange,
    trigger,
    title,
    titleHidden,
    description,
    side = 'right',
    footer,
    children,
  } = props;
  const returnFocus = useReturnFocus();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Trigger asChild>{trigger}</Trigger> : null}
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...returnFocus}
          className={clsx('fixed z-50 flex flex-col border-line bg-surface outline-none', SIDES[side])}
        >
          <header
            className={clsx('flex items-start gap-3 px-4 py-3', !titleHidden && 'border-b border-line')}
          >
            <div className="min-w-0 flex-1">
              <Title className={titleHidden ? 'sr-only' : 'text-16'}>{title}</Title>
              {description ? (
                <Description className="mt-0.5 text-13 text-muted">{description}</Description>
              ) : null}
            </div>
            <Close asChild>
              <IconButton
                icon={X}
                label={props.closeLabel ?? 'Close'}
                kind="ghost"
                size="sm"
                className="-my-1 -mr-2"
              />
            </Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
          {footer ? (
            <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-3 *:flex-1">{footer}</footer>
          ) : null}
        </Content>
      </Portal>
    </Root>
  );
}
