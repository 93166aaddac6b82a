import { parentOf } from './processes.mjs';

const INTERVAL_MS = 500;

/**
 * npm (and the shell it may put between) can be killed without a word to us. Started by npm, we stop when
 * it has gone; started in any other way, we may well outlive whoever started us.
 * @param {() => void} onGone
 */
export function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const grandparent = parentOf(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return;
    clearInterval(timer);
    onGone();
  }, INTERVAL_MS);
  timer.unref();
}
