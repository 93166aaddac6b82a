import type { WidgetVariant } from '@propguard/rules/assistant/keyword-replies';
import type { ReactNode } from 'react';
import type { AccessNoticeProps } from './access-notice.tsx';
import type { MenuProps } from './menu-button.tsx';
import { onDemand } from './on-demand.tsx';

/** Parts of the shell that nobody needs for the first sight of a page, each in a chunk of its own. */
export const palette = onDemand<{ onClose: () => void }>(
  async () => (await import('./command-palette.tsx')).CommandPalette,
);
export const railSheet = onDemand<{ onClose: () => void }>(
  async () => (await import('./rail-sheet.tsx')).RailSheet,
);
export const accountMenu = onDemand<MenuProps>(async () => (await import('./account-menu.tsx')).AccountMenu);
export const workspaceMenu = onDemand<MenuProps>(
  async () => (await import('./workspace-menu.tsx')).WorkspaceMenu,
);
export const noticePanel = onDemand<MenuProps>(
  async () => (await import('../features/notices/notice-panel.tsx')).NoticePanel,
);
/** In place of a screen that stays closed. */
export const accessNotice = onDemand<AccessNoticeProps>(
  async () => (await import('./access-notice.tsx')).AccessNotice,
);
/** Above the screens that show customers, while they are made up. */
export const sampleBar = onDemand<{ fills: boolean; children: ReactNode; waiting: ReactNode }>(
  async () => (await import('../features/sample-operations/sample-bar.tsx')).SampleBar,
);
/** Beside every screen but the assistant's own. */
export const chatWidget = onDemand<{ variant: WidgetVariant }>(
  async () => (await import('../features/assistant/widget/chat-widget.tsx')).ChatWidget,
);
export const toaster = onDemand<object>(async () => (await import('../ui/overlays/toaster.tsx')).Toaster);

const IDLE_AT_MOST_MS = 3_000;

/** Fetches what is opened by a key or a click while nothing else is going on, so that it opens at once. */
export function preloadWhenIdle(): void {
  const preload = () => {
    for (const part of [palette, railSheet, accountMenu, workspaceMenu, noticePanel]) void part.preload();
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(preload, { timeout: IDLE_AT_MOST_MS });
  else setTimeout(preload, IDLE_AT_MOST_MS);
}
