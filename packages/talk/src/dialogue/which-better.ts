import type { AssistantTool } from '@propguard/rules/assistant/tools';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { SHORT_WORDS } from './follow-up.ts';
import { signsOf } from './signs.ts';
import type { Call, DialogueState } from './state.ts';
import { wholeCall } from './whole-call.ts';

/** Which of those spoken of is the better one, in all languages without accents. */
const WHICH_BETTER =
  /\bwhich\b.{0,30}\b(?:better|best|pick|choose|go (?:for|with)|buy)\b|\bwelche[rsn]?\b.{0,30}\b(?:besser\w*|lieber|lohn\w*|gunstig\w*|nehmen)\b|\b(?:lequel|laquelle)\b.{0,30}(?:mieux|meilleur\w*|preferable|choisi\w*|prendr\w*)|\b(?:cual|quale|qual)\b.{0,30}(?:mejor|conviene|compensa|meglio|miglior\w*|melhor|vale mais)|(?:как(?:ой|ая|ое|ую)|что|который).{0,20}(?:лучше|выгоднее)|哪(?:个|套|一个).{0,8}(?:好|划算|值)|どちら.{0,10}(?:良|よ|いい|得|おすすめ)|(?:뭐가|어느|어떤).{0,10}(?:나아|나은|나을|좋)|أيهما|(?:أي|اي) (?:واحد|منهما).{0,10}(?:أفضل|احسن|أحسن)|कौन.{0,10}(?:बेहतर|अच्छ|सही)/u;
/** After these two rates or two loans are meant. */
const OF_HOMES: ReadonlySet<AssistantTool> = new Set([
  'search_listings',
  'compare',
  'hazard',
  'assess',
  'home_facts',
  'price_check',
  'market',
  'comparables',
]);
const subjectsIn = ({ arguments: { subjects } }: Call): number =>
  Array.isArray(subjects) ? subjects.length : 0;

/** 'Which is better?', where two homes or places were spoken of; null where it cannot be those. */
export const whichBetterCall = (heard: Understanding, before: DialogueState): Call | null => {
  const signs = signsOf(heard);
  if (!before.last || !OF_HOMES.has(before.last.tool) || signs.places > 0 || signs.amounts > 0) return null;
  if (heard.words > SHORT_WORDS || !WHICH_BETTER.test(plainText(heard.text))) return null;
  const call = wholeCall('compare', heard, before);
  return subjectsIn(call) >= 2 ? call : null;
};
