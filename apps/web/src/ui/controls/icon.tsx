import type { LucideIcon } from 'lucide-react';

export type { LucideIcon };

interface IconProps {
  of: LucideIcon;
  size?: number;
  /** Only for an icon that stands without words. */
  label?: string;
  strokeWidth?: number;
  className?: string;
}

/** Every icon of the product: 16 px, a stroke of 1.5 px at any size. */
export function Icon({ of: Glyph, size = 16, label, strokeWidth = 1.5, className }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Glyph size={size} strokeWidth={strokeWidth} absoluteStrokeWidth className={className} {...named} />;
}
