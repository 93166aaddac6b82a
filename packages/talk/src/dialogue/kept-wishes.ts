import type { Understanding } from '../understanding/understand.ts';
import { fillArguments } from './fill-arguments.ts';
import { type Decision, type DialogueState, NEW_DIALOGUE } from './state.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The arguments of a search that an earlier message said and this one does not: they are named, so that nobody wonders. */
export const keptWishes = (heard: Understanding, decision: Decision, before: DialogueState): string[] => {
  if (decision.kind !== 'call' || decision.call.tool !== 'search_listings') return [];
  const said = fillArguments('search_listings', heard, NEW_DIALOGUE, {});
  const earlier = (before.search ?? before.last)?.arguments ?? {};
  return Object.entries(decision.call.arguments).flatMap(([name, value]) =>
    said[name] === undefined && same(value, earlier[name]) ? [name] : [],
  );
};
