import { totalmem } from 'node:os';
import { duration } from './terminal.mjs';

/**
 * @typedef {import('./test-parts.mjs').Part} Part
 * @typedef {import('./test-parts.mjs').Counts} Counts
 * @typedef {{ title: string, counts: Counts, took: string }} Outcome
 */

/** What reads the types of everything takes some gigabytes, beside browsers and whole installations. */
const ROOM_FOR_BOTH = 14 * 1024 ** 3;

/**
 * Runs the parts one after the other. Those that only compute run meanwhile, in what the others leave of the machine:
 * they wait for clocks, killed nodes and single threads much of their time.
 * @param {Part[]} parts
 * @param {string} node
 * @param {number} [memory] of the machine, in bytes
 * @returns {Promise<Outcome[]>} in the order of the parts
 */
export async function runParts(parts, node, memory = totalmem()) {
  const inTurn = parts.filter((part) => !part.onlyComputes);
  const canBeBeside = inTurn.length > 0 && memory >= ROOM_FOR_BOTH;
  const beside = canBeBeside ? parts.filter((part) => part.onlyComputes) : [];
  const [ofBeside, ofOthers] = await Promise.all([
    runInTurn(beside, (part) => runBeside(part, node)),
    runInTurn(canBeBeside ? inTurn : parts, (part) => runShown(part, node)),
  ]);
  const outcomes = new Map([...ofBeside, ...ofOthers].map((one) => [one.title, one]));
  return parts.flatMap(({ title }) => outcomes.get(title) ?? []);
}

/**
 * @param {Part[]} parts
 * @param {(part: Part) => Promise<Outcome>} run
 */
async function runInTurn(parts, run) {
  const outcomes = [];
  for (const part of parts) outcomes.push(await run(part));
  return outcomes;
}

/**
 * @param {Part} part
 * @param {string} node
 */
async function runShown(part, node) {
  console.log(`\n${part.title}\n`);
  const startedAt = Date.now();
  const counts = await part.run(node, { print: console.log });
  return { title: part.title, counts, took: duration(Date.now() - startedAt) };
}

/**
 * Says what it has to say at once, when it is done: the other part speaks too.
 * @param {Part} part
 * @param {string} node
 */
async function runBeside(part, node) {
  /** @type {string[]} */
  const lines = [];
  const startedAt = Date.now();
  const counts = await part.run(node, { print: (text) => lines.push(text), givesWay: true });
  console.log(`\n${part.title}\n\n${lines.join('\n')}\n`);
  return { title: part.title, counts, took: `${duration(Date.now() - startedAt)}, beside the others` };
}
