import { askedTopics } from '../guide/asked-topics.ts';
import type { GuideTopic } from '../guide/guide-topics.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { DialogueState } from './state.ts';
import { withoutStated } from './stated-topics.ts';
import { DUTY_ALONE } from './sum-words.ts';

/** Where somebody could look for themselves, after a hazard was told. */
const ASKS_FOR_MAP =
  /\bwho (?:would|can|could|else|does) (?:\w+ )?(?:know|tell|say)\b|\b(?:public |official |fire |flood |bushfire )?maps?\b|\bweb ?site\b|\bwhere (?:can|do|could) (?:i|we) (?:check|look|find)\b|\bmapa|\bcarte\b|\bsite web\b|\bkarte\b|\bwebseite\b|\bmappa\b|\bsito\b|карт[аеуы]|сайт|地图|网站|地図|サイト|지도|사이트|नक्श|वेबसाइट|خريطة|(?:ال)?موقع/u;
const ASKS_YIELD =
  /\byields?\b|租金回报|回报率|利回り|임대 ?수익률|rendement locatif|rentabilite locative|rendiment\w+ (?:da|degli|dell'?)? ?affitt\w+|rentabilidad (?:del|por|de) alquiler|mietrendite|(?:rentabilidade|retorno) (?:do|de|com) aluguel|доходност\p{L}*|عائد (?:ال)?[اإ]يجار|यील्ड|किराये से (?:कमाई|रिटर्न)/u;

/** Of yields and duty nothing can be worked out yet: what is lacking, and who has it, is told. */
export const topicsOf = (
  heard: Understanding,
  { told, last }: Pick<DialogueState, 'told' | 'last'>,
): GuideTopic[] => {
  const named = askedTopics(heard);
  const topics = withoutStated(named, heard.text, told);
  if (topics.length > 0) return topics;
  const text = plainText(heard.text);
  if (last?.tool === 'hazard' && ASKS_FOR_MAP.test(text)) return ['hazardMaps'];
  if (DUTY_ALONE.test(text)) return ['stampDuty'];
  const isBudgetAlone = heard.money.every(
    ({ role, timesAYear }) => timesAYear === null && role === 'maxPrice',
  );
  return ASKS_YIELD.test(text) && isBudgetAlone ? ['rents'] : [];
};
