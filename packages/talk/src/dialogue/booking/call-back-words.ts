/** Somebody is to call them, in the place of a viewing. In all languages, in lower case without the accents of Latin letters. */
const CALLS = [
  String.raw`\b(?:agent|someone|somebody|anyone|you|they|he|she)\b.{0,16}\b(?:give (?:me|us) an? (?:\w+ )?(?:ring|call|bell|buzz)|(?:call|ring|phone) (?:me|us)(?! (?:on|at) \+?\d))\b|\b(?:get|have|want|like|prefer|rather|arrange|request)\b.{0,12}\b(?:a (?:\w+ )?)?(?:phone )?call(?: ?back)?\b(?! (?:me|us))|\bcall ?back (?:instead|please)\b`,
  String.raw`\b(?:mich|uns)\b.{0,30}\banrufen\b|\bruckruf\b|\brufen sie (?:mich|uns)\b.{0,20}\b(?:an|zuruck)\b`,
  String.raw`\b(?:m'appelle|me rappelle|m'appeler|me rappeler|appelez-moi|nous appelle)\b(?! \p{Lu})`,
  String.raw`\bque me (?:llame|llamen)\b|\bllam(?:e|en)me\b|\buna llamada\b`,
  String.raw`\b(?:mi (?:chiami|richiami)|chiamarmi|richiamarmi|una telefonata)\b`,
  String.raw`\b(?:me (?:ligue|liguem|ligar)|ligue-me|uma ligacao)\b`,
  String.raw`перезвон\p{L}*|позвон\p{L}* мне|мне позвон\p{L}*`,
  String.raw`给我(?:打|回)(?:个)?电话|回(?:个)?电话给我|电话联系我`,
  String.raw`(?:お)?電話(?:を|で)?(?:ください|いただけ|ほしい|折り返)`,
  String.raw`전화(?:를|로)? ?(?:해|좀)? ?(?:주세요|주실|주시|부탁)`,
  String.raw`मुझे (?:फ़ोन|फोन|कॉल) कर|कॉल बैक`,
  String.raw`(?:يتصل|تتصل|اتصلوا|اتصل) بي`,
];
const CALLED = new RegExp(CALLS.join('|'), 'u');

/** 'Je m'appelle' says who they are. */
const NAMES_THEM = /^(?:\W*(?:oui|bonjour|ok)[, ]+)*je m'appelle\b/u;

export const asksForCall = (text: string): boolean => CALLED.test(text) && !NAMES_THEM.test(text);
