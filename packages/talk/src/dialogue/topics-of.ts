import { askedTopics, foundTogether } from '../guide/asked-topics.ts';
import type { GuideTopic } from '../guide/guide-topics.ts';
import { SHARES_WITH_KIN } from '../guide/heir-topic-words.ts';
import { plainText } from '../understanding/clean-text.ts';
import { onceForBoth } from '../understanding/once-for.ts';
import type { Understanding } from '../understanding/understand.ts';
import { ASKS_SCHEME } from './asked-sum-words.ts';
import { isUnableToPay } from './cannot-pay.ts';
import { isFloodDoubted, isFloodSureAsked } from './flood-asked.ts';
import { isForeignSellerAsked } from './foreign-seller.ts';
import { askingClauses } from './questions-in.ts';
import type { DialogueState } from './state.ts';
import { stateSpokenOf } from './state-spoken-of.ts';
import { withoutStated } from './stated-topics.ts';
import { DUTY_ALONE } from './sum-words.ts';

/** Where somebody could look for themselves, after a hazard was told. */
const ASKS_FOR_MAP =
  /\bwho (?:would|can|could|else|does) (?:\w+ )?(?:know|tell|say)\b|\b(?:public |official |fire |flood |bushfire )?maps?\b|\bweb ?site\b|\bwhere (?:can|do|could) (?:i|we) (?:check|look|find)\b|\bmapa|\bcarte\b|\bsite web\b|\bkarte\b|\bwebseite\b|\bmappa\b|\bsito\b|карт[аеуы]|сайт|地图|网站|地図|サイト|지도|사이트|नक्श|वेबसाइट|خريطة|(?:ال)?موقع/u;
const FEW_WORDS = 9;
const ASKS_COST =
  /\b(?:costs?|fees?|charge\w*|how (?:much|long)|turnaround)\b|\b(?:cuesta|cobran?|tarda\w*|cuanto)\b|\b(?:coute|combien)\b|\b(?:kostet|dauert|wie (?:viel|lange|teuer))\b|\b(?:costa|quanto)\b|\b(?:custa|cobra|demora)\b|сто(?:ит|имость)|сколько|как долго|多少钱|多久|费用|いくら|費用|どのくらい|얼마|비용|كم|تكلف\p{L}*|कितन|खर्च|फीस/u;
/** Beside these it is asked, though nothing shows a question. */
const OF_BUYERS =
  /\blmi\b|\bdeposit\b|\bfirst (?:home|time)\b|\b(?:me|us) qualify\b|\bqualify\b|\beligible\b/u;
/** 'Is there a way around it?', of insurance that is due. */
const AVOIDS =
  /\b(?:avoid|waive\w*|skip|get (?:out of|around)|ways? (?:around|out))\b|(?:nao|no|non|ne pas) pag\w+|nicht zahlen|не платить|evitar\w*|librar\w*|eviter|contourner|vermeiden|umgehen|evitare|escapar|избежать|避け|피할|피하|避免|不交|تجنب|बच(?:ने|ा)/u;
const ASKS_YIELD =
  /\byields?\b|租金回报|回报率|利回り|임대 ?수익률|rendement locatif|rentabilite locative|rendiment\w+ (?:da|degli|dell'?)? ?affitt\w+|rentabilidad (?:del|por|de) alquiler|mietrendite|(?:rentabilidade|retorno) (?:do|de|com) aluguel|доходност\p{L}*|عائد (?:ال)?[اإ]يجار|यील्ड|किराये से (?:कमाई|रिटर्न)/u;

/** 'What does 5% mean?', 'is 38% really low?', after risks were told. */
const ASKS_OF_SHARE =
  /\bwhat (?:does|do|is|are)(?: that| the| this)? \d{1,3}(?:[.,]\d)? ?%|\d ?% (?:mean|signif|of what)|\b(?:is|isn'?t) (?:that |the )?\d{1,3}(?:[.,]\d)? ?% (?:\w+ )?(?:low|high|bad|good|a lot|much|ok|okay|safe|risky)|(?:que (?:es|significa|quiere decir)|es (?:mucho|poco|alto|bajo)|c'est (?:quoi|beaucoup|peu|eleve|faible)|que veut dire|was (?:heisst|bedeutet|ist)|ist das (?:viel|wenig|hoch|niedrig)|cosa (?:vuol dire|significa)|e (?:tanto|poco|alto|basso)|o que (?:e|significa)|e (?:muito|pouco|baixo)|что значит|это (?:много|мало)).{0,20}\d ?%|\d ?%.{0,20}(?:que (?:es|significa|quiere decir)|es (?:mucho|poco|alto|bajo)|c'est (?:quoi|beaucoup|peu|eleve|faible)|veut dire|ist (?:das )?(?:viel|wenig|hoch|niedrig|gering)|heisst|bedeutet|significa|e (?:tanto|poco|alto|basso|muito|baixo)|значит|это (?:много|мало))|\d ?[%％](?:是什么意思|算高|算低|高吗|低吗|は(?:高い|低い|どう|何)|면? ?(?:높|낮|무슨)|(?: का मतलब| ज़?्यादा है| कम है))|(?:ماذا (?:يعني|تعني)|هل) .{0,10}\d ?[%٪]/u;
const OF_RISK: ReadonlySet<string> = new Set(['hazard', 'compare', 'rank_suburbs']);

const OF_SCHEMES: ReadonlySet<GuideTopic> = new Set([
  'firstHome',
  'lmi',
  'lmiAvoid',
  'deposit',
  'lvr',
  'insurance',
]);

/** What the state helps with, asked for by no name of it. */
const isSchemeAsked = ({ text }: Understanding): boolean => {
  const plain = plainText(text);
  return (
    ASKS_SCHEME.test(plain) &&
    (askingClauses(text).some((one) => ASKS_SCHEME.test(plainText(one))) || OF_BUYERS.test(plain))
  );
};

/** Only Queensland has a rate of its own for whoever lives in what they buy. */
const ofState = (
  topics: readonly GuideTopic[],
  heard: Understanding,
  before: Pick<DialogueState, 'state' | 'address' | 'location' | 'namedState'>,
): GuideTopic[] => {
  const state = topics.includes('homeConcession') ? stateSpokenOf(heard, before) : null;
  return topics.filter((topic) => topic !== 'homeConcession' || state === null || state === 'QLD');
};
/** Of heirs no half is that of a couple; and who asks once more whether our figure does hears who signs for one. */
const ofHeirs = (
  topics: readonly GuideTopic[],
  { text }: Understanding,
  { told, sharedWithKin }: DialogueState,
): GuideTopic[] => {
  const isOfKin = sharedWithKin || SHARES_WITH_KIN.test(plainText(text));
  return topics.map((topic) => {
    if (topic === 'separationDuty' && isOfKin) return 'shareBought';
    return topic === 'courtUse' && told.includes('courtUse') ? 'valuer' : topic;
  });
};
const asksWhatToSay = (heard: Understanding): boolean => askedTopics(heard).includes('hardshipCall');
const IN_DOUBT: ReadonlySet<GuideTopic> = new Set<GuideTopic>(['floodHistory', 'accuracy', 'disagree']);
const withDoubt = (topics: readonly GuideTopic[]): GuideTopic[] => [
  'floodDoubt',
  ...topics.filter((topic) => !IN_DOUBT.has(topic)),
];

/** Of yields and duty nothing can be worked out yet: what is lacking, and who has it, is told. */
export const topicsOf = onceForBoth((heard: Understanding, before: DialogueState): readonly GuideTopic[] => {
  const { told, last, listed } = before;
  if (isForeignSellerAsked(heard, before)) return ['foreignSeller'];
  if (isUnableToPay(heard, before)) return asksWhatToSay(heard) ? ['hardshipCall'] : ['hardship'];
  const named = ofState(ofHeirs(askedTopics(heard), heard, before), heard, before);
  const stated = withoutStated(named, heard.text, told);
  const doubted = isFloodDoubted(heard, before) ? withDoubt(stated) : stated;
  // Who holds the record is told once.
  const topics = isFloodSureAsked(heard, before)
    ? foundTogether(
        ['floodSure'],
        doubted.filter((topic) => topic !== 'floodDoubt'),
      )
    : doubted;
  // Who asks for help of the state asks for no term that it is told with.
  if (isSchemeAsked(heard) && topics.every((topic) => OF_SCHEMES.has(topic))) return ['firstHome'];
  if (topics.length > 0) return topics;
  const text = plainText(heard.text);
  // 'What would it cost, and how long?', of the valuer who was just named.
  if (told.includes('valuer') && heard.words <= FEW_WORDS && heard.money.length === 0 && ASKS_COST.test(text))
    return ['valuer'];
  if (
    ((last?.tool === 'lvr' && last.arguments.insurance !== undefined) || told.includes('lmi')) &&
    AVOIDS.test(text)
  )
    return ['lmiAvoid'];
  if (last?.tool === 'hazard' && ASKS_FOR_MAP.test(text)) return ['hazardMaps'];
  // A growth that was told is no risk.
  const isOfGrowth = listed.some(({ growth }) =>
    heard.percentages.some(({ value }) => Math.abs((growth ?? 1) - value / 100) < 0.001),
  );
  if (OF_RISK.has(last?.tool ?? '') && !isOfGrowth && ASKS_OF_SHARE.test(text)) return ['riskScore'];
  if (DUTY_ALONE.test(text)) return ['stampDuty'];
  const isBudgetAlone = heard.money.every(
    ({ role, timesAYear }) => timesAYear === null && role === 'maxPrice',
  );
  return ASKS_YIELD.test(text) && isBudgetAlone ? ['rents'] : [];
});
