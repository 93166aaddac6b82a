import { asksAnswered } from '../reading/asks-answered.ts';
import type { LearntReading } from '../reading/learnt-reading.ts';
import { wantedIn } from '../reading/weigh.ts';
import type { Knowledge } from './knowledge.ts';
import { askingClauses } from './questions-in.ts';
import type { Decision, ToolArguments } from './state.ts';

/**
 * A question of a message. `isSettled`: it is answered so, whatever its words alone would lead to. `isBeside`: it comes after
 * what the talk goes on with.
 */
export type Part = { text: string; decision: Decision; isSettled: boolean; isBeside?: boolean };

export const keyOf = (decision: Decision): string =>
  decision.kind === 'tell'
    ? decision.topics.join()
    : 'call' in decision
      ? JSON.stringify([
          decision.call.tool,
          decision.call.arguments,
          'topics' in decision ? decision.topics : [],
        ])
      : decision.kind === 'account'
        ? JSON.stringify(decision.account)
        : decision.kind;

const has = (more: ToolArguments, fewer: ToolArguments): boolean =>
  Object.entries(fewer).every(([name, value]) => JSON.stringify(more[name]) === JSON.stringify(value));

/** One of two calls of the same tool is the other with something added: the fuller one answers both. */
const fullerOf = (one: Decision, other: Decision): Decision | null => {
  if (one.kind !== 'call' || other.kind !== 'call' || one.call.tool !== other.call.tool) return null;
  if (one.topics || other.topics) return null;
  if (has(one.call.arguments, other.call.arguments)) return one;
  return has(other.call.arguments, one.call.arguments) ? other : null;
};

/** With one more of them; what answers both stands in the place of the earlier one. */
export const withPart = (parts: readonly Part[], part: Part): Part[] => {
  const at = parts.findIndex((one) => fullerOf(one.decision, part.decision) !== null);
  const earlier = parts[at];
  const decision = earlier && fullerOf(earlier.decision, part.decision);
  if (!earlier || !decision) {
    const isKnown = parts.some((one) => keyOf(one.decision) === keyOf(part.decision));
    return isKnown ? [...parts] : [...parts, part];
  }
  // It is the same, or the one before has it all.
  if (keyOf(decision) === keyOf(earlier.decision)) return [...parts];
  return parts.with(at, { text: `${earlier.text} ${part.text}`, decision, isSettled: true });
};

const LIKELY_IN_CLAUSE = 0.3;
/** How early a message asks for what these parts answer; of two in one clause, the one that is surely asked comes first. */
export const orderIn = (
  message: string,
  whole: LearntReading | undefined,
  { read }: Pick<Knowledge, 'read'>,
): ((parts: readonly Part[], unknown: number) => number) => {
  const clauses = read ? askingClauses(message).map((clause) => read(clause, null)) : [];
  const wanted = new Set(whole ? wantedIn(whole).map(({ ask }) => ask) : []);
  return (parts, unknown) => {
    const answered = new Set(parts.flatMap(({ decision }) => [...asksAnswered(decision)]));
    const at = clauses.findIndex(({ asks }) =>
      asks.some(({ ask, share }) => answered.has(ask) && share >= LIKELY_IN_CLAUSE),
    );
    const isWanted = [...answered].some((ask) => wanted.has(ask));
    return (at < 0 ? unknown : at) + (isWanted ? 0 : 0.5);
  };
};
