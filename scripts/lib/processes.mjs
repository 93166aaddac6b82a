import { readFileSync } from 'node:fs';

/** @param {number} pid */
function isAlive(pid) {
  // A dead process that nobody has collected yet still answers to a signal.
  if (statFields(pid)?.state === 'Z') return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Whether this process was started with these words in its command line; where the system cannot say, yes.
 * @param {number} pid
 * @param {string} words
 */
export function isRunning(pid, words) {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(words);
  } catch {
    return true;
  }
}

/**
 * @param {number} pid
 * @returns {number | undefined} undefined where the system cannot say
 */
export const parentOf = (pid) => statFields(pid)?.parent;

/** @param {number} pid */
function statFields(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process's name stands in brackets and may hold spaces: count from behind it.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}
