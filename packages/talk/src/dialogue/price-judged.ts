import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isHome } from './place-text.ts';
import { signsOf } from './signs.ts';
import type { Call, DialogueState } from './state.ts';
import { wholeCall } from './whole-call.ts';

/** Whether an amount is right for a home, in words that name no price: 'is 640k realistic?'. */
const JUDGES =
  /\b(?:realistic|unrealistic|optimistic|pessimistic|achievable|doable|reasonable|fair|too (?:high|low|much|optimistic)|a stretch|ambitious|in the ballpark|on the money|pie in the sky|justified|sensible|steep)\b|realista\w*|optimista\w*|alcanzable|razonable|justo|demasiado|realiste\w*|optimiste\w*|raisonnable|juste|trop|realistisch|optimistisch|angemessen|gerechtfertigt|zu (?:hoch|niedrig|viel|optimistisch)|realistic[oa]|ottimistic[oa]|ragionevole|giust[oa]|troppo|otimista\w*|razoavel|demais|реалистич\p{L}*|реальн\p{L}*|оптимистич\p{L}*|разумн\p{L}*|справедлив\p{L}*|завышен\p{L}*|现实|乐观|合理|离谱|高了|現実的|妥当|楽観|高すぎ|현실적|적정|적당|낙관|무리|واقعي|معقول|مبالغ|عادل|वाज़?िब|सही|उचित|ज़?्यादा/u;
/** Said of a home by whoever wants to sell or buy it. */
const SAID_OF_IT =
  /\b(?:agent|appraiser|valuer|neighbou?r|mate|brother|someone|they|he|she|realtor)\b.{0,24}\b(?:said|says|told|reckons?|reckoned|quoted|thinks?|claims?|suggested|wants)\b|agente|vecino|agent|voisin|makler\w*|nachbar\w*|agente|vicino|corretor\w*|vizinho|агент\p{L}*|риелтор\p{L}*|сосед\p{L}*|中介|邻居|不動産|隣|중개|이웃|الوكيل|السمسار|الجار|एजेंट|पड़ोसी/u;
const ASKS =
  /[?？؟]|\b(?:tell me|say) (?:if|whether)|dime si|dis(?:-moi)? si|sag\w* mir,? ob|dimmi se|me di(?:z|ga) se|скажи\p{L}*,? ли|吗|呢|ですか|까요|나요|क्या|هل/u;

/** A value was told, so an amount beside it is held against that. */
const OF_VALUE: ReadonlySet<string> = new Set([
  'assess',
  'price_check',
  'explain_value',
  'comparables',
  'home_facts',
]);

/** 'An agent told me 640k, is that realistic?': the amount against what the home is worth. */
export const priceJudgedCall = (heard: Understanding, before: DialogueState): Call | null => {
  const plain = plainText(heard.text);
  const signs = signsOf(heard);
  const amounts = heard.money.filter(({ timesAYear }) => timesAYear === null);
  const isOfHome = heard.places.some(isHome) || (signs.places === 0 && before.address !== null);
  if (!isOfHome || amounts.length !== 1 || heard.money.length !== 1 || !JUDGES.test(plain)) return null;
  if (signs.money('income') || signs.money('loan') || signs.money('deposit') || heard.percentages.length > 0)
    return null;
  const wasTold = OF_VALUE.has(before.last?.tool ?? '') || heard.places.some(isHome);
  if (!wasTold || !(ASKS.test(plain) || SAID_OF_IT.test(plain))) return null;
  const [amount] = amounts;
  const call = wholeCall('price_check', heard, before);
  return amount ? { ...call, arguments: { ...call.arguments, priceAud: amount.aud } } : null;
};
