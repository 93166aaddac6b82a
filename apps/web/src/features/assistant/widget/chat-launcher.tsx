import type { WidgetVariant } from '@propguard/rules/assistant/keyword-replies';
import { MessageCircle } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../../../ui/controls/icon.tsx';
import { text } from '../text.ts';
import { useMakesWay } from './use-makes-way.ts';

const words = text.widget;

interface ChatLauncherProps {
  variant: WidgetVariant;
  /** The outside service that answers (CORE-CHAT-03). */
  service: string | null;
  unread: number;
  onOpen: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** CORE-CHAT-02, OPS-WIDGET-01. */
export function ChatLauncher({ variant, service, unread, onOpen, buttonRef }: ChatLauncherProps) {
  const isAway = useMakesWay();
  return (
    <button
      ref={buttonRef}
      data-launcher
      type="button"
      aria-label={unread > 0 ? `${words.open}. ${words.unread(unread)}` : words.open}
      onClick={onOpen}
      data-away={isAway || undefined}
      className="fixed right-3 bottom-6 z-30 grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-lift hover:bg-accent-hover max-md:right-4 max-md:bottom-4 max-md:transition-transform max-md:data-away:not-focus-visible:pointer-events-none max-md:data-away:not-focus-visible:translate-y-24 print-hidden"
    >
      <Icon of={MessageCircle} size={24} />
      {variant === 'core' ? (
        <LauncherBadge
          text={words.aiBadge}
          className="-top-1 -right-1 rounded-full bg-ink px-1.5 py-0.5 text-[10.5px] text-page"
        />
      ) : null}
      {service ? (
        <LauncherBadge
          text={service.slice(0, 1)}
          className="-bottom-0.5 -left-0.5 grid size-4.5 place-items-center rounded-full bg-positive-soft text-[10.5px] text-positive"
        />
      ) : null}
      {unread > 0 ? (
        <LauncherBadge
          text={String(unread)}
          className="-top-1 -left-1 grid size-5 place-items-center rounded-full bg-danger-soft text-12 text-danger"
        />
      ) : null}
    </button>
  );
}

interface LauncherBadgeProps {
  text: string;
  className: string;
}

/** Drawn, not written: the button's name says it in words. */
function LauncherBadge({ text: drawn, className }: LauncherBadgeProps) {
  return (
    <span
      aria-hidden="true"
      data-drawn={drawn}
      className={`absolute leading-none font-semibold before:content-[attr(data-drawn)] ${className}`}
    />
  );
}
