import type { GuideTopic } from '../guide/guide-topics.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isSubject } from './place-text.ts';
import { askingClauses } from './questions-in.ts';
import { type Decision, type DialogueState, textOf } from './state.ts';
import { toCall } from './to-call.ts';
import { wholeCall } from './whole-call.ts';

/** In all languages, in lower case without the accents of Latin letters. */
const DISBELIEVES =
  /\bnot (?:real(?:ly)? |that |so |too |at all )?convinced\b|\bdon'?t (?:really )?(?:believe|buy) (?:it|that|you)\b|\b(?:can'?t|cannot) be (?:right|true)\b|\bno way\b|\bare you (?:sure|serious|kidding)\b|\b(?:rubbish|nonsense|bollocks)\b|\bno (?:me lo creo|estoy convencid\w+|puede ser)\b|\bn'y crois pas\b|\bpas convaincu\w*|\bimpossible\b|\bglaube? (?:ich )?(?:das |dir |ihnen )?nicht\b|\bnicht uberzeugt\b|\bkann nicht (?:stimmen|sein)\b|\bnon (?:ci credo|sono convint\w+|puo essere)\b|\bnao (?:acredito|estou convencid\w+|pode ser)\b|не верю|не может быть|вы уверены|不信|不可能|不太相信|确定吗|信じられ|本当ですか|納得でき|못 믿|믿기 (?:어렵|힘들)|그럴 리|لا أصدق|لست مقتنع|غير معقول|مستحيل|यकीन नहीं|भरोसा नहीं|नहीं हो सकता/u;
const WENT_UNDER =
  /\b(?:went|goes|gone|was|were|been|got|gets) (?:right |all |completely |well )?(?:under(?:water| water)?|flooded|inundated|swamped)\b|\bflood(?:s|ed) (?:every|all the time|in (?:19|20)\d\d|back in|last|badly|twice)\b|\bse inundo\b|\bbajo el agua\b|\b(?:ete|etait|etaient) (?:inonde\w*|sous l'eau)|\bunter wasser\b|\buberflutet\b|\ballagat\w+|\bsott'acqua\b|\b(?:alagou|inundou)\b|\b(?:debaixo|embaixo) d'?agua\b|затопило|затоплен\p{L}*|под вод(?:у|ой)|淹了|淹过|被淹|泡水|水没|浸水し|水に浸か|잠겼|침수(?:됐|되었)|물에 잠|غرق\p{L}*|تحت الماء|डूब ग|डूबा था|डूबी थी/u;
const OF_FLOOD =
  /\bfloods?\w*|\bwater\b|\bunder\b|inund\w+|inond\w+|hochwasser|uberschwemm\w+|alluvion\w*|allag\w+|enchente\w*|alag\w+|наводнен\p{L}*|затоп\p{L}*|洪水|淹|水|浸水|홍수|침수|فيضان\p{L}*|غرق\p{L}*|बाढ़|पानी/u;

/** The maps themselves are doubted, whatever was told last. */
const MAPS = String.raw`\bmaps?\b|\boverlays?\b|\bmapas?\b|\bcartes?\b|\bkarten?\b|\bmapp[ae]\b|карт\p{L}+|地图|地圖|地図|지도|(?:ال)?خرائط\p{L}*|خريطت?\p{L}*|नक्श\p{L}*\p{M}*`;
const WRONG = String.raw`\b(?:wrong|incorrect|rubbish|out of date|off|inaccurate)\b|\b(?:equivocad\w+|incorrect[oa]s?|errone\w+|mal)\b|\b(?:faux|fausses?|inexactes?)\b|\bfalsch\b|\bstimm(?:t|en) nicht\b|\b(?:sbagliat[ae]|errat[ae])\b|\b(?:errad[oa]s?|incorret\w+)\b|неправильн\p{L}*|неверн\p{L}*|不对|错|不准|間違|おかしい|틀리|틀린|틀렸|잘못|خاطئ\p{L}*|خطأ|غلط`;
const DOUBTS_MAPS = new RegExp(`(?:${MAPS}).{0,30}(?:${WRONG})|(?:${WRONG}).{0,20}(?:${MAPS})`, 'u');

/** A flood answer was told, and the person knows of a flood that it does not show. */
export const isFloodDoubted = (
  { text }: Pick<Understanding, 'text'>,
  { last }: Pick<DialogueState, 'last'>,
): boolean => {
  const plain = plainText(text);
  if (DOUBTS_MAPS.test(plain)) return true;
  if (last?.tool !== 'hazard') return false;
  if (DISBELIEVES.test(plain)) return OF_FLOOD.test(plain) || WENT_UNDER.test(plain);
  // 'Did it go under?' asks for it.
  return WENT_UNDER.test(plain) && !askingClauses(text).some((clause) => WENT_UNDER.test(clause));
};

const WHO_KNOWS =
  /\bwho(?:'s| else)? (?:can|could|would|will|do|should|does|knows?|has)\b.{0,30}\b(?:sure|certain\w*|know|tell|say|confirm|ask|trust|answer)\b|\bwho (?:knows|can tell|to ask)\b|\bwho (?:has|holds|keeps)\b.{0,20}\brecords?\b|\b(?:quien|a quien)\b.{0,24}\b(?:segur\w*|certeza|sabe|decir\w*|pregunt\w*|confirm\w*)|\bqui\b.{0,24}\b(?:sur|certain\w*|certitude|sait|dire|confirmer|demander)\b|\bwer\b.{0,24}\b(?:sicher\w*|genau|weiss|sagen|fragen)\b|\bwen\b.{0,16}\bfragen\b|\b(?:chi|a chi)\b.{0,24}\b(?:certezza|sicur\w*|sa|dire|chied\w*|rivolg\w*)\b|\b(?:quem|a quem)\b.{0,24}\b(?:certeza|sabe|dizer|pergunt\w*|confirma\w*)|(?:кто|кого|у кого|к кому).{0,24}(?:точно|наверняка|знает|сказать|спросить|скаж\p{L}*|обратит\p{L}*)|(?:谁|问谁|找谁).{0,10}(?:确定|知道|肯定|准|问|确认)|(?:该)?问谁|(?:誰|どこ)(?:に|が|なら).{0,10}(?:確実|分か|わか|聞|確認)|(?:누구|누가|어디).{0,10}(?:확실|알|물어|확인)|(?:من|مَن) (?:يستطيع|يمكنه|يعرف|أسأل).{0,20}|कौन.{0,16}(?:पक्का|यकीन|बता|जानत)|किस(?:से|को).{0,10}(?:पूछ|पता)/u;
/** 'Who can tell me for sure?', of floods: in the message, or just told of a home or place. */
export const isFloodSureAsked = (
  { text }: Pick<Understanding, 'text'>,
  { last, told }: Pick<DialogueState, 'last' | 'told'>,
): boolean => {
  const plain = plainText(text);
  const isOfFlood = last?.tool === 'hazard' && JSON.stringify(last.arguments.kinds ?? '').includes('flood');
  const wasTold = isOfFlood || told.some(isOfFloods);
  return WHO_KNOWS.test(plain) && (FLOODS_NAMED.test(plain) || wasTold);
};
const FLOODS_NAMED =
  /\bflood\w*|inund\w+|inond\w+|hochwasser|uberschwemm\w+|alluvion\w*|allag\w+|enchente\w*|alag\w+|наводнен\p{L}*|затоп\p{L}*|洪水|淹|浸水|홍수|침수|فيضان\p{L}*|बाढ़/u;

const OF_FLOODS: ReadonlySet<GuideTopic> = new Set<GuideTopic>(['floodDoubt', 'floodSure', 'higherParts']);
export const isOfFloods = (topic: GuideTopic): boolean => OF_FLOODS.has(topic);
const OF_PLACES: ReadonlySet<string> = new Set(['market', 'hazard', 'search_listings', 'compare', 'assess']);

/** Beside what is told of floods the map of the place that is named is told, and not once more what was just doubted. */
export const withFloodTold = (decision: Decision, heard: Understanding, before: DialogueState): Decision => {
  const topics = decision.kind === 'tell' || decision.kind === 'call' ? (decision.topics ?? []) : [];
  if (!topics.some(isOfFloods)) return decision;
  if (decision.kind === 'call' && !OF_PLACES.has(decision.call.tool)) return decision;
  const told: Decision = { kind: 'tell', topics: [...topics] };
  if (!heard.places.some(isSubject)) return told;
  const asked = toCall(heard, wholeCall('hazard', { ...heard, hazards: ['flood'] }, before));
  const doubted = textOf(before.last?.arguments.address);
  // 'Lismore' is Lismore NSW 2480.
  const isAgain =
    asked.kind === 'call' && `${doubted} `.startsWith(`${textOf(asked.call.arguments.address)} `);
  return asked.kind === 'call' && !isAgain ? { ...asked, topics: [...topics] } : told;
};
