/** A question against an index of ten thousand passages: the time until the best ones are known. */
import { PassageIndex } from '../apps/server/src/slices/assistant/knowledge/passage-index.ts';
import { shareOf } from '../packages/rules/src/chance/draws.ts';
import { settle } from './lib/verdict.ts';

const ITEMS = 10_000;
const QUESTIONS = 400;
const TARGET_MS = 20;
const VOCABULARY = 6_000;
const SYLLABLES =
  'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu bra cle dri flo gru pla ste tri'.split(' ');

let drawn = 0;
const share = (): number => shareOf(`retrieval ${drawn++}`);
/** As in any language: few words are frequent, most are rare. */
const rank = (): number => Math.floor(VOCABULARY ** share()) - 1;
const wordOf = (number: number): string =>
  [number, number >> 5, number >> 10].map((part, at) => SYLLABLES[(part + at) % SYLLABLES.length]).join('');
const words = (count: number): string => Array.from({ length: count }, () => wordOf(rank())).join(' ');

const articles = Array.from({ length: ITEMS }, (_, at) => ({
  id: String(at),
  title: words(4),
  asked: words(8),
  text: words(60),
  path: null,
}));
const index = new PassageIndex(articles);
const times: number[] = [];
for (let at = 0; at < QUESTIONS; at++) {
  const question = words(6);
  const startedAt = performance.now();
  index.search(question, 3);
  times.push(performance.now() - startedAt);
}
times.sort((a, b) => a - b);
settle({
  name: 'assistant-retrieval',
  value: times[Math.floor(QUESTIONS * 0.95)] ?? 0,
  unit: 'ms for 95% of the questions',
  target: TARGET_MS,
  better: 'lower',
});
