import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Close, Content, Description, Overlay, Portal, Root, Title, Trigger } from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The button that opens it; without one, the caller holds `open`. */
  trigger?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** The actions, at the foot. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  closeLabel?: string;
  /** Something to read, with a field somewhere in it: it opens at its beginning. */
  isForReading?: boolean;
  children?: ReactNode;
}

const SIZES = { sm: 'md:max-w-105', md: 'md:max-w-140', lg: 'md:max-w-220' };

/** A form is typed into at once; without a field the first button has the focus, as always. */
function focusFirstField(event: Event): void {
  const content = event.currentTarget;
  const field = content instanceof HTMLElement ? content.querySelector<HTMLElement>('input, textarea') : null;
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

/** A list of suggestions that is open takes the key first: it closes, and the dialog stays. */
function leaveToOpenList(event: KeyboardEvent): void {
  const field = document.activeElement;
  if (field?.getAttribute('role') === 'combobox' && field.getAttribute('aria-expanded') === 'true')
    event.preventDefault();
}

/** In the middle of a desktop, the whole of a phone. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    trigger,
    title,
    description,
    footer,
    size = 'md',
    closeLabel = 'Close',
    isForReading = false,
    children,
  } = props;
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Trigger asChild>{trigger}</Trigger> : null}
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            if (!isForReading) focusFirstField(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onEscapeKeyDown={leaveToOpenList}
          className={clsx(
            'fixed inset-0 z-50 flex animate-rise flex-col bg-raised outline-none',
            'md:inset-auto md:top-1/2 md:left-1/2 md:max-h-[min(85vh,800px)] md:w-[calc(100vw-64px)] md:-translate-1/2 md:rounded-2 md:shadow-lift',
            SIZES[size],
          )}
        >
          <header className="flex items-start gap-3 px-4 pt-4 pb-3 md:px-5">
            <div className="min-w-0 flex-1">
              <Title className="text-16">{title}</Title>
              {description ? (
                <Description className="mt-1 text-13 text-muted">{description}</Description>
              ) : null}
            </div>
            <Close asChild>
              <IconButton icon={X} label={closeLabel} kind="ghost" size="sm" className="-mt-1 -mr-2" />
            </Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pt-1 pb-5 md:px-5">{children}</div>
          {footer ? (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3 max-md:*:flex-1 md:px-5">
              {footer}
            </footer>
          ) : null}
        </Content>
      </Portal>
    </Root>
  );
}
