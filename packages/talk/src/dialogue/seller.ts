import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isSubject } from './place-text.ts';
import type { Decision, DialogueState } from './state.ts';
import { toCall } from './to-call.ts';
import { wholeCall } from './whole-call.ts';

const HOME =
  '(?:home|house|place|unit|apartment|flat|townhouse|townie|villa|property|block|duplex|terrace|cottage|bedder|bedroom(?:er)?|bed|br|one|investment)';
/** 'We want to sell our 3 bedder': what is said of it is said of theirs, and nothing is looked for. In lower case. */
const SELLS = new RegExp(
  [
    String.raw`\b(?:sell(?:ing)?|put(?:ting)? (?:it |our |my )?on the market|list(?:ing)?|offload(?:ing)?|part(?:ing)? with)\b.{0,20}\b(?:my|our|ours|mine|mum'?s|dad'?s|nan'?s|parents'?|the family)\b(?: (?:\S+ ){0,4}?${HOME}\b|(?= ))`,
    // Whoever is about to sell, of whatever it is: no market is meant, and nothing that others sell.
    String.raw`\b(?:thinking (?:of|about)|looking (?:to|at)|want(?:ing)? to|wanna|planning (?:to|on)|hoping to|ready to|about to|going to|gonna|considering|keen to|might|need to|have to|(?:i'?m|we'?re|i am|we are)) ?(?:sell(?:ing)?|downsiz(?:e|ing))\b(?! (?:fast|quick|time|price|agent))`,
    String.raw`\b(?:what|how much) (?:could|can|would|might|will|should) (?:i|we) (?:\w+ )?(?:get|ask|sell|list|expect)\b.{0,16}\b(?:for|from)?\b.{0,6}\b(?:my|our|ours|mine|it)\b`,
    String.raw`\b(?:what|how much) (?:would|could|might|will|can) (?:my|our|ours|mine)\b.{0,40}\b(?:go for|sell for|fetch|bring|get)\b`,
    String.raw`(?<!\p{L})(?:vend(?:er|emos|erlo|erla|o|iendo)|poner en venta)(?!\p{L}).{0,24}(?<!\p{L})(?:mi|nuestr[oa])(?!\p{L})`,
    String.raw`(?<!\p{L})(?:vendre|vendons|vends|mettre en vente)(?!\p{L}).{0,16}(?<!\p{L})(?:ma|mon|notre)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:unser|mein)(?:e|en|em|er)?(?!\p{L}).{0,60}(?:verkauf(?:en|t)|zu verkaufen)|verkauf(?:e|en)(?!\p{L}).{0,20}(?<!\p{L})(?:unser|mein)(?:e|en|em|er)?(?!\p{L})`,
    String.raw`(?<!\p{L})(?:vend(?:ere|iamo|o|endo)|mettere in vendita)(?!\p{L}).{0,24}(?<!\p{L})(?:la mia|la nostra|il mio|il nostro|casa mia|casa nostra)(?!\p{L})`,
    String.raw`(?<!\p{L})vend(?:er|emos|o|endo)(?!\p{L}).{0,24}(?<!\p{L})(?:minha|meu|nossa|nosso)(?!\p{L})`,
    String.raw`(?<!\p{L})прода(?:ть|ю|ём|ем|вать|жу|жи)(?!\p{L}).{0,24}(?<!\p{L})(?:наш|мо[йюеи]|сво)\p{L}*|(?<!\p{L})(?:наш|мо[йюеия]|сво)\p{L}* .{0,30}прода(?:ть|ю|ём|ем)`,
    '(?:自宅|我が家|うち|家|マンション|持ち家|部屋)(?:を|の)?売(?:り|る|ろ|却|って)|(?:自宅|マンション|持ち家)の売却',
    '(?:우리|내|저희|제) ?(?:집|아파트|주택|유닛).{0,16}(?:팔|매도|매각)|집을 팔',
    '(?:卖|出售)(?:掉|了)?(?:我|我们|自己|咱)(?:的|家)?|(?:我|我们|自己|咱)(?:们)?(?:想|要|打算|准备|考虑|计划|的).{0,16}(?:卖(?!家|方)|出售)',
    String.raw`(?:أبيع|نبيع|ابيع|بيع) .{0,12}(?:بيت|منزل|شقة|شقت|عقار)\p{L}*(?:ي|نا)(?!\p{L})|(?:بيتي|منزلي|شقتي|بيتنا|منزلنا|شقتنا).{0,24}(?:للبيع|أبيع|نبيع|بيع)`,
    String.raw`(?:अपना|अपनी|हमारा|हमारी|मेरा|मेरी) .{0,30}(?:बेच|विक्रय)`,
  ].join('|'),
  'u',
);
/** 'It didn't sell', 'why are they selling?', 'are you selling': said of somebody else. */
const OF_OTHERS =
  /\b(?:they|she|he|owners?|vendors?|neighbou?rs?|someone|people)(?:'re| are| is|'s)? (?:\w+ )?(?:selling|sell|want to sell)\b/;

export const isSelling = ({ text }: Pick<Understanding, 'text'>): boolean => {
  const plain = plainText(text);
  return SELLS.test(plain) && !OF_OTHERS.test(plain);
};

const BEGINS =
  /\b(?:start|begin|steps?|process|how (?:do|does|should|would)|what (?:do|should) (?:i|we) do)\b|\b(?:comenzar|empezar|empiezo|commencer|commence|anfangen|anfange|beginnen|cominciare|comincio|comecar|comeco)\b|начать|начина|始め|何から|시작|开始|第一步|أبدأ|शुरू/u;
/** ... and asks how it goes. */
export const asksHowToSell = (heard: Pick<Understanding, 'text'>): boolean =>
  isSelling(heard) && BEGINS.test(plainText(heard.text));

/** What somebody buys next, in all languages. */
const BUYS =
  /\b(?:buy(?:ing)?|purchas\w+|looking for|look for|search\w*|find(?:ing)?|after an?|upgrade to|upsiz\w+|move (?:in)?to|moving (?:in)?to|get into)\b|(?<!\p{L})(?:compr\p{L}+|busc\p{L}+|achet\p{L}+|cherch\p{L}+|kauf\p{L}+|such(?:e|en)|acquist\p{L}+|cerc\p{L}+|procur\p{L}+|куп\p{L}+|ищ\p{L}+)|买|购买|買|購入|探し|사고|구매|찾|شراء|نشتري|أشتري|ابحث|खरीद|ढूंढ/u;
const CLAUSES =
  /(?:[.;!?。！？；]+|,|，|、|،|\s(?:and|but|then|so)(?: then)?\s|\s(?:y|luego|et|puis|und|dann|e|poi|depois|и|потом)\s|然后|再|それから|그리고)/u;
const AMOUNT = /\d[\d.,]*\s?(?:k|m|mil|万|萬|만)(?!\p{L})|\$|\d{5,}/iu;

const ASKS_OF_OWN =
  /\b(?:what(?:'?s|s| is| would| could| might)?|how much(?: is| would| could)?)\b.{0,24}\b(?:ours|mine|our (?:place|house|home|unit)|my (?:place|house|home|unit))\b.{0,16}\b(?:worth|go for|fetch|sell for|get|bring)\b/u;
const OWN_WORTH = 'what is it worth';
const ASKS =
  /[?？؟]|\b(?:what|whats|how much|how|worth|left|borrow|owe)\b|cuanto|combien|wie ?viel|quanto|сколько|多少|いくら|얼마|كم|कितन/u;

/** 'Selling our 4 bed in Carindale and want to buy in Wynnum': only what is bought is looked for. Null: nothing to part. */
export const withoutOwnSale = (text: string): string | null => {
  const clauses = text.split(CLAUSES).filter((clause) => clause.trim() !== '');
  const sold = clauses.filter((clause) => isSelling({ text: clause }) && !BUYS.test(plainText(clause)));
  const bought = clauses.filter((clause) => BUYS.test(plainText(clause)));
  // What it brings, or what is asked of it, belongs to the question.
  if (sold.length === 0 || bought.length === 0 || sold.some((clause) => AMOUNT.test(clause))) return null;
  // 'What's ours worth?' asks of the one that is sold.
  if (ASKS_OF_OWN.test(plainText(text))) return `${sold[0]}, ${OWN_WORTH}`;
  if (ASKS.test(plainText(text))) return null;
  const first = clauses.indexOf(sold[0] ?? '');
  const at = text.indexOf(bought[0] ?? '');
  return clauses.indexOf(bought[0] ?? '') > first && at > 0 ? text.slice(at).trim() : null;
};

const ASKS_FOR_LISTINGS =
  /\b(?:show|list|find|see|any)\b.{0,30}\b(?:for sale|listings?|competition|on the market)\b/;

/** Whoever sells is told what their home may bring, and is never shown what others sell. */
export const asSeller = (decision: Decision, heard: Understanding, before: DialogueState): Decision => {
  if (!isSelling(heard) || ASKS_FOR_LISTINGS.test(plainText(heard.text))) return decision;
  const isListed =
    (decision.kind === 'call' || decision.kind === 'ask') && decision.call.tool === 'search_listings';
  const isPlaced = heard.places.some(isSubject);
  const isToldAlone =
    decision.kind === 'tell' && decision.topics.join() === 'selling' && isPlaced && !asksHowToSell(heard);
  if (!isListed && !isToldAlone) return decision;
  if (BUYS.test(plainText(heard.text)) && isListed) return decision;
  return isPlaced ? toCall(heard, wholeCall('assess', heard, before)) : { kind: 'tell', topics: ['selling'] };
};
