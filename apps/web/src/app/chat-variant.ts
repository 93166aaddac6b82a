import type { WidgetVariant } from '@propguard/rules/assistant/keyword-replies';
import { SCREENS, type ScreenEntry } from './paths.ts';
import { screenOf } from './screen-components.ts';

/** The screens of operations show Alex, all others PropGuard AI. */
export function chatVariantOf(pathname: string): WidgetVariant {
  const name = screenOf(pathname);
  const screen: ScreenEntry | undefined = name && SCREENS[name];
  return screen?.chat ?? (screen?.area === 'Work' ? 'operations' : 'core');
}
