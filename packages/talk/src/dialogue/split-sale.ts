import { plainText } from '../understanding/clean-text.ts';

/** What one of several gets, in all languages. In lower case without the accents of Latin letters. */
const EACH =
  /\beach\b|\bper (?:head|person|sibling)\b|\bapiece\b|\bsplit\b|\bdivid\w+ (?:it |the (?:money|proceeds) )?(?:by|between|in|equally)\b|\b(?:my|our) (?:half|share|third|quarter) (?:be|come|of the)\b|\bcada (?:uno|una|quien|um|uma)\b|\bpor (?:cabeza|persona|cabeca|pessoa)\b|\brepart\w+|\bdivid\w+ (?:en|entre|in|tra|fra|por|em)\b|\bchacun\w*\b|\bpar (?:tete|personne)\b|\bpartag\w+|\bjede[rs]?\b|\bpro (?:kopf|person|nase)\b|\b(?:auf)?geteilt\b|\bteilen\b|\ba testa\b|\b(?:ciascuno|ognuno)\b|\bper uno\b|кажд(?:ому|ый|ого|ым)|на человека|пополам|поровну|раздел\p{L}*|每(?:个)?人|平分|对半分|分成|一人(?:当たり|あたり|分)|それぞれ|山分け|折半|각자|각각|1인당|일인당|나누|나눠|나눈|لكل (?:واحد|شخص|منا)|نقسم\p{L}*|نتقاسم|مناصفة|हर (?:एक|किसी)|प्रत्येक|एक-एक को|बाँट|बांट/u;

const COUNTS: readonly [number, RegExp][] = [
  [
    2,
    /\bin (?:two|half)\b|\b(?:two|2)[- ]ways?\b|\b(?:two|2|both) of us\b|\bbetween (?:two|the two|us both)\b|\b(?:en|entre) dos\b|\bmitad\b|\ben deux\b|\ba deux\b|\b(?:durch|in|zu) zwei\b|\bzu zweit\b|\bhalftig\b|\bin due\b|\bmeta\b|\b(?:em|por) dois\b|\bmetade\b|на двоих|пополам|两(?:个)?人|两份|二人|2人|折半|둘이|두 ?명|반반|반씩|على اثنين|مناصفة|दो (?:लोग|हिस्स|में)/u,
  ],
  [
    3,
    /\b(?:three|3)[- ]ways?\b|\b(?:three|3) of us\b|\bin (?:three|3|thirds)\b|\bbetween (?:the )?three\b|\b(?:en|entre) (?:tres|3|trois)\b|\ba trois\b|\b(?:durch|in|zu) (?:drei|3)\b|\bzu dritt\b|\bin (?:tre|3)\b|\bem (?:tres|3)\b|на троих|三(?:个)?人|三份|3人|셋이|세 ?명|على ثلاثة|तीन (?:लोग|हिस्स|में)/u,
  ],
  [
    4,
    /\b(?:four|4)[- ]ways?\b|\b(?:four|4) of us\b|\bin (?:four|4|quarters)\b|\bbetween (?:the )?four\b|\b(?:en|entre) (?:cuatro|4|quatre)\b|\ba quatre\b|\b(?:durch|in|zu) (?:vier|4)\b|\bzu viert\b|\bin (?:quattro|4)\b|\bem (?:quatro|4)\b|на четверых|四(?:个)?人|四份|4人|넷이|네 ?명|على أربعة|चार (?:लोग|हिस्स|में)/u,
  ],
];
/** 'Me and my two brothers' are three. */
const BESIDE_ME: readonly [number, RegExp][] = [
  [
    3,
    /\b(?:two|2) (?:brothers|sisters|siblings|others)\b|\bdos herman\w+|\bdeux (?:freres|soeurs)\b|\bzwei (?:bruder\w*|schwester\w*|geschwister\w*)\b|\bdue (?:fratelli|sorelle)\b|\bdois irmaos\b|\bduas irmas\b|двумя (?:брат|сестр)\p{L}*/u,
  ],
  [
    4,
    /\b(?:three|3) (?:brothers|sisters|siblings|others)\b|\btres herman\w+|\btrois (?:freres|soeurs)\b|\bdrei (?:bruder\w*|schwester\w*|geschwister\w*)\b|\btre (?:fratelli|sorelle)\b|\btres (?:irmaos|irmas)\b/u,
  ],
];

/** Among how many the money of a sale is shared; null where that is not asked. Nothing said is two. */
export const ownersIn = (message: string): number | null => {
  const text = plainText(message);
  if (!EACH.test(text)) return null;
  return (
    BESIDE_ME.find(([, words]) => words.test(text))?.[0] ??
    COUNTS.find(([, words]) => words.test(text))?.[0] ??
    2
  );
};
