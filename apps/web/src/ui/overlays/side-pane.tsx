import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { FITS_BESIDE, useMedia } from '../layout/use-media.ts';
import { Dialog } from './dialog.tsx';

interface SidePaneProps {
  title: ReactNode;
  /** The name of the region, for those who do not see it open. */
  label: string;
  /** Beside the title: a status. */
  badge?: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
  closeLabel?: string;
  children: ReactNode;
}

/** The detail of a row, beside its list so that the list keeps its place; on a phone a dialog over it. */
export function SidePane(props: SidePaneProps) {
  const beside = useMedia(FITS_BESIDE);
  const { title, label, badge, footer, onClose, closeLabel = 'Close', children } = props;
  if (!beside) {
    return (
      <Dialog open onOpenChange={onClose} title={title} footer={footer} closeLabel={closeLabel} isForReading>
        {badge ? <div className="mb-3">{badge}</div> : null}
        {children}
      </Dialog>
    );
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    // What stands above the pane, such as a dialog of its own, has taken the key already.
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    // It ends above the launcher of the chat, which would lie on its foot, before the page is scrolled too.
    <section
      aria-label={label}
      onKeyDown={closeOnEscape}
      className="sticky top-[calc(var(--bar)+20px)] flex max-h-[calc(100vh-var(--bar)-180px)] flex-col self-start rounded-2 border border-line bg-surface"
    >
      <header className="flex items-start gap-3 border-b border-line px-5 py-3.5">
        <div className="min-w-0 flex-1">
          <h2 className="text-14 break-words">{title}</h2>
          {badge ? <div className="mt-1.5">{badge}</div> : null}
        </div>
        <IconButton
          icon={X}
          label={closeLabel}
          kind="ghost"
          size="sm"
          onClick={onClose}
          className="-mt-1 -mr-2"
        />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
      {footer ? (
        <footer className="flex flex-wrap gap-2 border-t border-line px-5 py-3">{footer}</footer>
      ) : null}
    </section>
  );
}

interface GonePaneProps extends Pick<SidePaneProps, 'label' | 'closeLabel' | 'onClose'> {
  title: string;
  /** Where else it may be. */
  children: ReactNode;
}

/** Of a row that the address names and this page of the list does not have. */
export function GonePane({ title, children, ...frame }: GonePaneProps) {
  return (
    <SidePane {...frame} title={frame.label}>
      <EmptyState title={title} className="-mx-5 -my-4">
        {children}
      </EmptyState>
    </SidePane>
  );
}

/** A list and, when a row is open, its SidePane. */
export function ListWithPane({ list, pane }: { list: ReactNode; pane: ReactNode | null }) {
  return (
    <div className={pane ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-5' : undefined}>
      <div className="min-w-0">{list}</div>
      {pane}
    </div>
  );
}
