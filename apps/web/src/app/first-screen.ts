import type { ComponentType } from 'react';
import { REDIRECTS, screenEntry } from '../routes/route-table.ts';
import { product } from './frame-parts.ts';
import { SCREEN_COMPONENTS, screenOf } from './screen-components.ts';

const PATIENCE_MS = 150;

/** A screen whose address asks something says so here: it is asked while the screen is being drawn. */
type FirstScreen = ComponentType & { askAhead?: (params: URLSearchParams) => void };

/** Waits a moment for the first screen and its frame, so that they appear together; then not any longer. */
export async function firstScreen(pathname: string): Promise<void> {
  const target = REDIRECTS.find(({ from }) => from === pathname)?.to ?? pathname;
  const name = screenOf(target);
  const impatience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  // One after the other: each is evaluated in a task of its own. The page has named the files of both.
  const load = async () => {
    if (name === undefined || !screenEntry(name).ownFrame) await product.preload();
    const screen = name && (await SCREEN_COMPONENTS[name].preload());
    (screen?.default as FirstScreen | undefined)?.askAhead?.(new URLSearchParams(window.location.search));
  };
  await Promise.race([load(), impatience]);
}
