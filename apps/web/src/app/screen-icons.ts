import { Activity, Braces, Database, LockKeyhole, type LucideIcon, ScrollText, Search, SwatchBook } from 'lucide-react';
import type { ScreenIcon } from './paths.ts';

export const SCREEN_ICONS: Record<ScreenIcon, LucideIcon> = {
  search: Search,
  pulse: Activity,
  braces: Braces,
  swatches: SwatchBook,
  database: Database,
  lock: LockKeyhole,
  scroll: ScrollText,
};
