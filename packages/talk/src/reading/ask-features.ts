import type { AmountRole } from './learnt-labels.ts';
import { stemOf } from './message-tokens.ts';
import type { NumbersInText } from './role-features.ts';
import { piecesOf } from './word-pieces.ts';

/** Words that stand close: what is asked is said in a few of them. */
const NEAR = 3;

/** What a message shows of its asks: its words, with what each number is in its place. */
export const askFeatures = (
  { text, tokens, last, spoken }: NumbersInText,
  roles: readonly AmountRole[],
): string[] => {
  const words = tokens.map(({ word, number }) => (number === null ? word : `<${roles[number] ?? 'other'}>`));
  const features = new Set<string>([
    'always',
    `last:${last}`,
    `words:${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`,
    `last:${last} words:${Math.min(6, Math.floor(Math.log2(words.length + 1)))}`,
    `numbers:${Math.min(4, roles.length)}`,
    `asked:${words.filter((word) => word === '?').length > 0}`,
    `first:${words[0]}`,
    `first:${words[0]} ${words[1]}`,
  ]);
  for (const [at, word] of words.entries()) {
    const [before = '^', earlier = '^'] = [words[at - 1], words[at - 2]];
    features.add(`w:${word}`);
    features.add(`s:${stemOf(word)}`);
    features.add(`b:${before} ${word}`);
    features.add(`t:${earlier} ${before} ${word}`);
    features.add(`k:${stemOf(earlier)} ${stemOf(word)}`);
    features.add(`w:${stemOf(word)} last:${last}`);
  }
  const cued = tokens.map(({ cues, word }) => (cues.length > 0 ? cues.join('+') : word));
  for (const [at, cue] of cued.entries()) {
    if (tokens[at]?.cues.length === 0) continue;
    for (let d = 1; d <= NEAR; d++) {
      features.add(`c${d}:${cue} ${cued[at + d] ?? '$'}`);
      features.add(`d${d}:${cued[at - d] ?? '^'} ${cue}`);
    }
  }
  for (const piece of piecesOf(text)) features.add(`g:${piece}`);
  for (const cue of spoken) features.add(`C:${cue}`);
  for (const role of new Set(roles)) {
    features.add(`r:${role}`);
    for (const cue of spoken) features.add(`r:${role} ${cue}`);
  }
  return [...features];
};
