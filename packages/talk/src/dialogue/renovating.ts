import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isSubject } from './place-text.ts';
import { relativeCall } from './relative-call.ts';
import type { Decision, DialogueState } from './state.ts';
import { toCall } from './to-call.ts';

const PART =
  '(?:kitchens?|bathrooms?|ensuites?|floors?|flooring|carpets?|roof|facade|garden|yard|laundry|paint|place|house|home|unit)';
/** Work on a home, in all languages. In lower case without the accents of Latin letters. */
const WORK = new RegExp(
  [
    String.raw`\brenovat\w*|\brenos?\b|\b(?:new|updat\w+|upgrad\w+|re-?do(?:ing|ne)?|moderni[sz]\w+|replac\w+|fix(?:ing)? up|do(?:ing)? up|refurb\w*|tidy(?:ing)? up)\b(?: (?:the|a|an|our|my|up))* ${PART}\b|\b(?:kitchen|bathroom) (?:reno\w*|upgrade|makeover|update)|\bpaint(?:ing)? (?:it|the|inside|and)|\badd(?:ing)? (?:a |an |another )?(?:deck|pool|storey|extension|granny flat)|\bnew (?:deck|pool|roof)\b|\bextension\b|\blandscap\w+`,
    String.raw`reform\w+|renov\w+|(?:cocina|bano) nuev[oa]|nuev[oa] (?:cocina|bano)|pintar`,
    String.raw`refaire|nouvelle (?:cuisine|salle)|cuisine neuve|travaux|repeindre`,
    String.raw`renovier\w*|sanier\w*|modernisier\w*|neue[sn]? (?:kuche|bad\w*)|streichen`,
    String.raw`ristruttur\w+|rifare|(?:cucina|bagno) nuov[oa]|nuov[oa] (?:cucina|bagno)|imbianc\w+`,
    String.raw`(?:cozinha|banheiro) nov[oa]|nov[oa] (?:cozinha|banheiro)`,
    String.raw`ремонт\p{L}*|нов\p{L}+ (?:кухн|ванн)\p{L}*|отремонтир\p{L}*`,
    '装修|翻新|新厨房|换厨房|重新粉刷|リフォーム|リノベ|改装|改修|新しい(?:キッチン|浴室)|리모델링|새 ?(?:주방|부엌|욕실)|인테리어|수리하',
    String.raw`تجديد|ترميم|مطبخ جديد|حمام جديد|रेनोवे\p{L}*|नई रसोई|नया किचन|नया बाथरूम|मरम्मत`,
  ].join('|'),
  'u',
);
/** ... and whether it pays. What it costs is another question. */
const PAYS =
  /\b(?:worth|adds?|adding|value|increase|pay(?:s)? off|before|sell\w*|help|return|more for|lift|boost|difference|get back|recoup|should)\b|vale|valor\w*|conviene|vend\w+|suma|aument\w*|pena|valeur|vaut|vente|augment\w*|rapport\w*|wert\w*|lohn\w*|verkauf\w*|bring\w*|valore|compensa|стоит|цен\p{L}*|стоимост\p{L}*|окуп\p{L}*|прода\p{L}*|дороже|值|卖|划算|升|価値|上が|売|高く|見合|가치|오르|팔|이득|더 받|قيمة|سعر|بيع|يزيد|يستحق|يرفع|कीमत|मूल्य|बेच|बढ़|फ़?ायदा/u;
const COSTS =
  /\b(?:cost|costs|quote|price of a|how much (?:is|are|does|for))\b(?!.*\bvalue\b)|cuanto cuesta|combien coute|was kostet|quanto costa|quanto custa|сколько стоит ремонт|多少钱|いくらかかる|비용|كم تكلف|कितना खर्च/u;

/** 'A second bathroom', 'an extra bedroom': what the model knows of. */
const ROOM_ADDED =
  /\b(?:(second|2nd)|(third|3rd)|(fourth|4th)|(another|extra|additional|one more|add(?:ing)? an?))\s+(bath(?:room)?|ensuite|bed(?:room)?|car ?space|garage)\b/u;
const NAMES = { b: 'bathrooms', e: 'bathrooms', d: 'bedrooms', c: 'carSpaces', g: 'carSpaces' } as const;
const nameOf = (room: string): string =>
  room.startsWith('bed') ? NAMES.d : NAMES[room[0] as 'b' | 'e' | 'c' | 'g'];

/** The home that was valued, with the room that is asked about. */
const withRoom = (heard: Understanding, before: DialogueState): Decision | null => {
  const { last, figures } = before;
  const valued = before.own ?? (last?.tool === 'assess' ? last.arguments : null);
  if (valued?.address === undefined || heard.places.some(isSubject)) return null;
  const found = ROOM_ADDED.exec(plainText(heard.text));
  if (!found) {
    const changed = heard.changes.length > 0 ? relativeCall(heard, before) : null;
    return changed?.tool === 'assess' ? toCall(heard, changed) : null;
  }
  const name = nameOf(found[5] ?? '');
  const now = valued[name] ?? figures[name];
  const ordinal = [2, 3, 4].find((_, at) => found[at + 1] !== undefined);
  const count = ordinal ?? (typeof now === 'number' ? now + 1 : undefined);
  return count === undefined
    ? null
    : toCall(heard, { tool: 'assess', arguments: { ...valued, [name]: count } });
};

const OF_VALUE: ReadonlySet<string> = new Set(['assess', 'explain_value']);
const FEW_WORDS = 6;

/** Whether work on a home pays: by how much we do not know; what a room more is worth can be shown. */
export const renovationDecision = (heard: Understanding, before: DialogueState): Decision | null => {
  const said = plainText(heard.text);
  const isOfRoom = ROOM_ADDED.test(said) && PAYS.test(said);
  // 'And a new kitchen?', after a value or after what was said of another room.
  const isGoingOn =
    heard.words <= FEW_WORDS && (before.told.includes('renovation') || OF_VALUE.has(before.last?.tool ?? ''));
  const isAsked = WORK.test(said) && (PAYS.test(said) || isGoingOn) && !COSTS.test(said);
  if (!isOfRoom && !isAsked) return null;
  // Homes are looked for that have been worked on.
  if (heard.concepts.has('find') || heard.concepts.has('forSale') || heard.money.length > 0) return null;
  const room = withRoom(heard, before);
  if (room) return room;
  return isAsked ? { kind: 'tell', topics: ['renovation'] } : null;
};
