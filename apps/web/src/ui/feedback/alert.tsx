import { clsx } from 'clsx';
import { Clock, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon, type LucideIcon } from '../controls/icon.tsx';

const TONES = {
  info: { ground: 'bg-accent-soft', ink: 'text-accent', icon: Info },
  caution: { ground: 'bg-caution-soft', ink: 'text-caution', icon: Clock },
  danger: { ground: 'bg-danger-soft', ink: 'text-danger', icon: TriangleAlert },
};

interface AlertProps {
  tone?: keyof typeof TONES;
  icon?: LucideIcon;
  title: ReactNode;
  action?: ReactNode;
  /** Read aloud at once, for what has just happened. */
  live?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A soft band with an icon, a sentence and at most one action. */
export function Alert({ tone = 'info', icon, title, action, live = false, className, children }: AlertProps) {
  const look = TONES[tone];
  return (
    <div
      role={live ? 'alert' : undefined}
      className={clsx('flex items-start gap-2.5 rounded-2 px-3.5 py-3 text-13', look.ground, className)}
    >
      <Icon of={icon ?? look.icon} className={clsx('mt-px', look.ink)} />
      {/* An action that would leave the words too little room goes below them. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-2.5 gap-y-2">
        <div className="min-w-0 flex-[1_1_14rem]">
          <p className="font-semibold">{title}</p>
          {children ? <div className="text-pretty text-muted tabular-nums">{children}</div> : null}
        </div>
        {action}
      </div>
    </div>
  );
}
