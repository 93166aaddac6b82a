import type { Valued } from '../answers/composed.ts';
import { type Decision, type DialogueState, textOf } from './state.ts';

/** 'Can I use your figure for probate?': the figure was told, and is not told again beside what it is good for. */
export const withoutToldValue = (decision: Decision, { address, figures, last }: DialogueState): Decision =>
  decision.kind === 'call' &&
  decision.call.tool === 'assess' &&
  decision.topics?.includes('courtUse') &&
  decision.call.arguments.onDay === undefined &&
  last?.tool === 'assess' &&
  decision.call.arguments.address === address &&
  figures.valueAud !== undefined
    ? { kind: 'tell', topics: decision.topics }
    : decision;

/** What the same home was valued at with fewer facts; null where it is another, or nothing more was told. */
export const valuedBefore = (decision: Decision, { last, figures }: DialogueState): Valued | null => {
  if (decision.kind !== 'call' || decision.call.tool !== 'assess' || last?.tool !== 'assess') return null;
  const { arguments: args } = decision.call;
  const isSame = textOf(args.address) === textOf(last.arguments.address);
  const isMore = Object.keys(args).some((name) => args[name] !== last.arguments[name]);
  const { valueAud, lowAud, highAud } = figures;
  return isSame &&
    isMore &&
    typeof valueAud === 'number' &&
    typeof lowAud === 'number' &&
    typeof highAud === 'number'
    ? { valueAud, lowAud, highAud }
    : null;
};
