import { lazy } from 'react';

/** Parts of the shell that nobody needs for the first sight of a page, each in a chunk of its own. */
const importPalette = () => import('./command-palette.tsx');
const importRailSheet = () => import('./rail-sheet.tsx');
const importAccountMenu = () => import('./account-menu.tsx');
const importWorkspaceMenu = () => import('./workspace-menu.tsx');
const importToaster = () => import('../ui/toaster.tsx');

export const CommandPalette = lazy(async () => ({ default: (await importPalette()).CommandPalette }));
export const RailSheet = lazy(async () => ({ default: (await importRailSheet()).RailSheet }));
export const AccountMenu = lazy(async () => ({ default: (await importAccountMenu()).AccountMenu }));
export const WorkspaceMenu = lazy(async () => ({ default: (await importWorkspaceMenu()).WorkspaceMenu }));
export const Toaster = lazy(async () => ({ default: (await importToaster()).Toaster }));

/** A chunk that fails to come early is asked for again when it is used. */
const quietly = (chunk: Promise<unknown>) => void chunk.catch(() => undefined);

export const preloadPalette = () => quietly(importPalette());
export const preloadMenus = () => quietly(Promise.all([importAccountMenu(), importWorkspaceMenu()]));

const IDLE_AT_MOST_MS = 3_000;

/** Fetches what is opened by a key or a click while nothing else is going on, so that it opens at once. */
export function preloadWhenIdle(): void {
  const preload = () => {
    preloadPalette();
    preloadMenus();
    quietly(importRailSheet());
  };
  if ('requestIdleCallback' in window) window.requestIdleCallback(preload, { timeout: IDLE_AT_MOST_MS });
  else setTimeout(preload, IDLE_AT_MOST_MS);
}
