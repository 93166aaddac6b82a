import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type LucideIcon } from '../controls/icon.tsx';

const badgeLook = cva(
  'inline-flex h-5.5 flex-none items-center gap-1.25 rounded-1 px-2 text-12 font-medium whitespace-nowrap tabular-nums',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-muted',
        positive: 'bg-positive-soft text-positive',
        caution: 'bg-caution-soft text-caution',
        danger: 'bg-danger-soft text-danger',
        accent: 'bg-accent-soft text-accent',
        info: 'bg-sunken text-hz-flood',
        outline: 'text-muted inset-ring inset-ring-rule',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeLook>['tone']>;

interface BadgeProps {
  tone?: BadgeTone;
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone, icon, className, children }: BadgeProps) {
  return (
    <span className={badgeLook({ tone, className })}>
      {icon ? <Icon of={icon} size={12} /> : null}
      {children}
    </span>
  );
}
