import { REDIRECTS } from './paths.ts';
import { SCREEN_COMPONENTS, screenOf } from './screen-components.ts';

const PATIENCE_MS = 150;

/** Waits a moment for the first screen's chunk, so that shell and screen appear together; then not any longer. */
export async function firstScreen(pathname: string): Promise<void> {
  const target = REDIRECTS.find(({ from }) => from === pathname)?.to ?? pathname;
  const name = screenOf(target);
  if (name === undefined) return;
  const impatience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([SCREEN_COMPONENTS[name].preload(), impatience]);
}
