import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { Icon, type LucideIcon } from '../ui/controls/icon.tsx';
import { MENU_LINE_LOOK } from '../ui/overlays/floating-look.ts';

interface PaletteLineProps {
  /** Unique among all lines. */
  id: string;
  icon: LucideIcon;
  /** A quiet word at the end. */
  aside?: string | undefined;
  onSelect: () => void;
  children: ReactNode;
}

export function PaletteLine({ id, icon, aside, onSelect, children }: PaletteLineProps) {
  return (
    <Command.Item
      value={id}
      onSelect={onSelect}
      className={`${MENU_LINE_LOOK} min-h-9 cursor-pointer data-[selected=true]:bg-accent-soft!`}
    >
      <Icon of={icon} className="text-muted" />
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {aside ? <span className="text-12 text-muted">{aside}</span> : null}
    </Command.Item>
  );
}

const HEADING_LOOK =
  '[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-muted';

export function PaletteGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group heading={heading} className={HEADING_LOOK}>
      {children}
    </Command.Group>
  );
}
