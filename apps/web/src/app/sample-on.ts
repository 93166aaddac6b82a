import { SCREENS } from '../routes/route-table.ts';
import type { ScreenEntry } from '../routes/screen-entry.ts';
import { screenOf } from './screen-components.ts';

const OF_OPERATIONS: ReadonlySet<ScreenEntry['area']> = new Set(['Customers', 'Conversations']);

/**
 * Whether a screen shows customers, who may be made up: `fills` makes them where there is nobody yet, `tells` only says
 * so. Whoever begins at home has not asked for them.
 */
export function sampleOn(pathname: string): 'fills' | 'tells' | null {
  const name = screenOf(pathname);
  // The assistant's own page shows the person's own conversations, and nobody else's.
  if (!name || name === 'assistant') return null;
  const screen: ScreenEntry = SCREENS[name];
  if (OF_OPERATIONS.has(screen.area) || (screen.partOf && OF_OPERATIONS.has(screen.partOf))) return 'fills';
  return name === 'home' ? 'tells' : null;
}
