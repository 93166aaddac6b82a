/**
 * Nothing is to be booked, or not yet: 'hold off', 'let me think about it', 'I'm not giving out my details'. In all
 * languages, in lower case without the accents of Latin letters.
 */
const NOT_YET = [
  String.raw`\b(?:don'?t|do not|dont|please not) (?:you )?(?:book|hold|reserve|lock|schedule|confirm|go ahead)\b|\bnot (?:ready to book|going to book|booking)\b|\bhold (?:off|fire)\b|\bdon'?t (?:worry|bother)(?: about it)?(?=[.,!]|$)|\bleave it(?: (?:for now|there|at that|then|as is))?(?=[.,!]|$| thanks| i | we )`,
  String.raw`\b(?:think|sleep) (?:about|on|it|this|that)(?: it)?(?: over)?\b(?!.{0,30}\?)|\b(?:get|come|be) back (?:to|in touch with) you\b|\b(?:talk|speak|chat|discuss)\b.{0,24}\bfirst\b|\bnot (?:giving|leaving|sharing|handing)\b.{0,16}\b(?:details|number|e-?mail|name|phone|info)`,
  String.raw`\bnichts? buchen\b|\bbuchen sie (?:bitte )?(?:noch )?nichts?\b|\buberlege\w* (?:es|mir|noch)|\blassen sie (?:es|das)\b|\bkeine daten\b`,
  String.raw`\bne (?:reserv|pren|not)\w* (?:rien|pas)\b|\breflechir\b|\blaissez tomber\b|\bpas (?:donner|laisser) mes\b`,
  String.raw`\bno (?:me )?(?:reserv|agend|apunt)\w*|\bpensarl[oa]\b|\b(?:lo|la) pienso\b|\bvoy a pensar\w*|\bdejel[oa]\b|\b(?:dar|dejar) mis datos\b`,
  String.raw`\bnon (?:mi )?(?:prenot|fiss)\w*|\bci penso\b|\bpensarci\b|\blasci(?:amo)? (?:stare|perdere)\b|\bnon voglio (?:dare|lasciare)\b`,
  String.raw`\bnao (?:me )?(?:marqu|reserv|agend)\w*|\bvou pensar\b|\bpensar (?:melhor|nisso)\b|\bnao quero dar\b`,
  String.raw`не (?:бронир|записыва|заказыва|резервир)\p{L}*|подумаю|подумаем|надо подумать|не (?:хочу|буду) (?:давать|оставлять)`,
  String.raw`(?:不要|别|不用|先不|暂不)(?:给我|帮我)?(?:预约|订|约|预订)|考虑一下|再想想|再考虑|不想(?:给|留|提供)`,
  String.raw`予約(?:は|を)?(?:しない|まだ|結構)|まだ予約|考え(?:ます|させて|たい)|検討(?:し|させ)|教えたくない`,
  String.raw`예약(?:은|을)? ?하지 ?(?:마|말)|얘기해 ?(?:볼|보고)|상의해|예약 안 ?할|생각해 ?볼|고민해|알려 ?주고 싶지 않`,
  String.raw`बुक (?:मत|न|ना)(?= |$)|सोच(?:कर|ूँगा|ूंगा|ूँगी|ूंगी| कर|ने दीजिए)|नहीं देना चाह`,
  String.raw`لا تحجز|لا أريد الحجز|سأفكر|أفكر في الأمر|لا أريد (?:إعطاء|ترك)`,
];
const NOT_YET_SAID = new RegExp(NOT_YET.join('|'), 'u');
/** 'Don't book that one, rather the first'. */
const ELSE = /\b(?:instead|rather|lieber|plutot|mejor|piuttosto|invece|antes)\b|改|かわりに|대신/u;

export const isNotYet = (text: string): boolean => NOT_YET_SAID.test(text) && !ELSE.test(text);
