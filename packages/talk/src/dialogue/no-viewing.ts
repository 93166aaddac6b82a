import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { BEGINS_WITH_NO } from './booking/answer-words.ts';
import { ASKS_WHEN, COMES, SEES, WANTS_TO_SEE } from './booking/booking-words.ts';
import { isBookingTool } from './booking/finding.ts';
import type { DialogueState } from './state.ts';

/** 'Non voglio visitarla', 'I'm not after a viewing': in lower case without the accents of Latin letters. */
const NOT_TO_SEE = new RegExp(
  [
    String.raw`(?:\bnot|n't|\b(?:dont|wont|didnt|isnt|wasnt)|\bno need) (?:\w+ ){0,3}?(?:to )?(?:view|visit|inspect|see (?:it|the (?:house|home|place))|look (?:at|through) it|(?:an? )?(?:viewing|inspection|visit))\w*\b|\bno (?:viewing|inspection|visit)s?\b(?! (?:times?|available))`,
    String.raw`\bno (?:quier\w+|quisiera|necesito|pretendo|me interesa) (?:\w+ )?(?:visitar|ver(?:la|lo)?\b|(?:una )?visita)`,
    String.raw`\bne (?:veux|voulons|souhaite|cherche) pas (?:\w+ )?(?:visiter|voir)|\bpas (?:de|une) visite\b`,
    String.raw`\bnicht (?:\w+ ){0,2}(?:besichtig|ansehen|anschauen)\w*|\bkeine (?:besichtigung|termine?)\b`,
    String.raw`\bnon (?:voglio|vogliamo|devo|vorrei|mi serve|cerco) (?:\w+ )?(?:visitar|veder|una visita)\w*`,
    String.raw`\bnao (?:quero|queremos|preciso|pretendo) (?:\w+ )?(?:visitar|ver\b|uma visita)\w*`,
    String.raw`не (?:хочу|хотим|надо|нужно|нужен|собираюсь) (?:\p{L}+ )?(?:смотреть|посмотреть|осматривать|просмотр|показ)`,
    '(?:不(?:想|要|用|需要)|不是(?:要|想)?)(?:去)?(?:看房|参观|预约|看这)',
    '(?:内見|見学|見に行)(?:は|を|き)?(?:たいわけではな|したくな|しません|要りません|いりません|希望していません|不要)',
    '(?:보러 가|방문|구경|관람)(?:려는|하려는|하고 싶은)? ?(?:게|것이|건)? ?(?:아니|싶지 않|안 )',
    String.raw`(?:देखने|देखना|विज़िट) .{0,10}(?:नहीं|मत)`,
    String.raw`(?:لا|ما|مش|مو) (?:أريد|اريد|أبغى|ابغى|بدي|أرغب) (?:\p{L}+ )?(?:زيارة|معاينة|أزور|رؤية)`,
  ].join('|'),
  'u',
);
const isOfViewing = (text: string): boolean =>
  SEES.test(text) || WANTS_TO_SEE.test(text) || COMES.test(text) || ASKS_WHEN.test(text);

/** Nothing is to be seen: somebody says so, or only puts right what was asked of a home before. */
export const isNoViewing = (
  { text, places }: Understanding,
  { last, pending, action }: DialogueState,
): boolean => {
  // What is being arranged is let go of, or moved.
  if (isBookingTool(pending?.tool) || isBookingTool(action?.tool)) return false;
  const plain = plainText(text);
  if (NOT_TO_SEE.test(plain)) return true;
  const isOfTimes = isBookingTool(last?.tool);
  return (
    last !== null && !isOfTimes && places.length > 0 && BEGINS_WITH_NO.test(plain) && !isOfViewing(plain)
  );
};
