import { isDeepStrictEqual } from 'node:util';
import type { HeldTurn } from './hold-conversation.ts';
import type { Share } from './measures.ts';

/** The same turns, answered by our own engine and by another. */
export type Comparison = {
  turns: number;
  /** The same tools ran, with the same arguments. */
  sameTools: Share;
  /** It was answered, asked back, proposed or declined alike. */
  sameOutcome: Share;
  sameWords: Share;
  grounded: { own: Share; outside: Share };
};

const callsIn = ({ cards, action }: HeldTurn): unknown[] =>
  [...cards, ...(action ? [action] : [])].map(({ tool, arguments: args }) => ({ tool, arguments: args }));
const wordsOf = ({ answer }: HeldTurn): string => answer.replaceAll(/\s+/g, ' ').trim();

export const differences = (own: HeldTurn, outside: HeldTurn): string[] => [
  ...(isDeepStrictEqual(callsIn(own), callsIn(outside)) ? [] : ['tools']),
  ...(own.end.outcome === outside.end.outcome ? [] : ['outcome']),
  ...(wordsOf(own) === wordsOf(outside) ? [] : ['words']),
];

export const compareEngines = (own: readonly HeldTurn[], outside: readonly HeldTurn[]): Comparison => {
  const pairs = own.flatMap((turn, at) => {
    const other = outside[at];
    return other ? [differences(turn, other)] : [];
  });
  const without = (kind: string): Share => ({
    part: pairs.filter((found) => !found.includes(kind)).length,
    whole: pairs.length,
  });
  const grounded = (turns: readonly HeldTurn[]): Share => ({
    part: turns.filter(({ ungrounded }) => ungrounded.length === 0).length,
    whole: turns.length,
  });
  return {
    turns: pairs.length,
    sameTools: without('tools'),
    sameOutcome: without('outcome'),
    sameWords: without('words'),
    grounded: { own: grounded(own), outside: grounded(outside) },
  };
};
