import type { WidgetVariant } from '@propguard/rules/assistant/keyword-replies';
import { SCREENS } from '../routes/route-table.ts';
import type { ScreenEntry } from '../routes/screen-entry.ts';
import { screenOf } from './screen-components.ts';

const OF_OPERATIONS: ReadonlySet<ScreenEntry['area']> = new Set(['Customers', 'Conversations']);

/** The screens of operations show Alex, all others PropGuard AI. */
export function chatVariantOf(pathname: string): WidgetVariant {
  const name = screenOf(pathname);
  const screen: ScreenEntry | undefined = name && SCREENS[name];
  return screen?.chat ?? (screen && OF_OPERATIONS.has(screen.area) ? 'operations' : 'core');
}
