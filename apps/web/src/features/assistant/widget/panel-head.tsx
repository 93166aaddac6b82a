import type { WidgetVariant } from '@propguard/rules/assistant/keyword-replies';
import type { ReactNode } from 'react';
import { initialsOf } from '../../../parts/people/initials.ts';
import { BrandMark } from '../../../ui/layout/brand-mark.tsx';
import { text } from '../text.ts';
import type { Reach } from './use-reach.ts';

const DOTS: Record<Reach | 'connected' | 'fallback', string> = {
  online: 'bg-positive-fill',
  offline: 'bg-danger-fill',
  connecting: 'bg-faint',
  connected: 'bg-positive-fill',
  fallback: 'bg-caution-fill',
};

interface PanelHeadProps {
  variant: WidgetVariant;
  /** The outside service that answers PropGuard AI's questions. */
  service: string | null;
  line: string;
  /** Whether Alex can be reached. */
  reach: Reach;
  actions: ReactNode;
}

/** CORE-CHAT-06 and CORE-CHAT-07; of Alex, whether the server answers (OPS-WIDGET-02). */
export function PanelHead({ variant, service, line, reach, actions }: PanelHeadProps) {
  const name = text.name[variant];
  const state = variant === 'operations' ? reach : service ? 'connected' : 'fallback';
  return (
    <header className="grid h-16 flex-none grid-cols-[32px_1fr_auto] items-center gap-2.5 border-b border-line pr-2.5 pl-4">
      {variant === 'core' ? (
        <BrandMark size={32} />
      ) : (
        <span
          aria-hidden="true"
          data-drawn={initialsOf(name)}
          className="grid size-8 place-items-center rounded-full bg-accent text-14 font-semibold text-on-accent before:content-[attr(data-drawn)]"
        />
      )}
      <div className="min-w-0">
        <h2 className="text-14">{name}</h2>
        <p className="flex items-center gap-1.5 text-12 text-muted">
          <span aria-hidden="true" className={`size-1.75 flex-none rounded-full ${DOTS[state]}`} />
          <span role={variant === 'operations' ? 'status' : undefined}>
            {variant === 'operations' ? text.status[reach] : line}
          </span>
        </p>
      </div>
      <div className="flex">{actions}</div>
    </header>
  );
}
