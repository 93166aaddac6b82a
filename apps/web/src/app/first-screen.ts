import { REDIRECTS, screenEntry } from '../routes/route-table.ts';
import { product } from './frame-parts.ts';
import { SCREEN_COMPONENTS, screenOf } from './screen-components.ts';

const PATIENCE_MS = 150;

/** Waits a moment for the first screen and its frame, so that they appear together; then not any longer. */
export async function firstScreen(pathname: string): Promise<void> {
  const target = REDIRECTS.find(({ from }) => from === pathname)?.to ?? pathname;
  const name = screenOf(target);
  const impatience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const chunks = [
    ...(name === undefined ? [] : [SCREEN_COMPONENTS[name].preload()]),
    ...(name !== undefined && screenEntry(name).ownFrame ? [] : [product.preload()]),
  ];
  await Promise.race([Promise.all(chunks), impatience]);
}
