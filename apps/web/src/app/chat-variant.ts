import type { ChatVariant } from '@propguard/rules/assistant/keyword-replies';
import { SCREENS, type ScreenEntry } from './paths.ts';
import { screenOf } from './screen-components.ts';

/** The screens of daily work show Alex, all others PropGuard AI. */
export function chatVariantOf(pathname: string): ChatVariant {
  const name = screenOf(pathname);
  const screen: ScreenEntry | undefined = name && SCREENS[name];
  return screen?.area === 'Work' ? 'operations' : 'core';
}
