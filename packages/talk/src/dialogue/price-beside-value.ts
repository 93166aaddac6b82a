import { plainText } from '../understanding/clean-text.ts';
import { findMoney } from '../understanding/money.ts';
import type { Understanding } from '../understanding/understand.ts';
import { type Signs, signsOf } from './signs.ts';
import type { Call, DialogueState } from './state.ts';
import { wholeCall } from './whole-call.ts';

/** A home was valued, or its sales were shown: an amount that somebody asks or offers is held against that. */
const OF_VALUE: ReadonlySet<string> = new Set(['assess', 'price_check', 'explain_value', 'comparables']);
/** More words speak of more than a price. */
const MOST_WORDS = 20;
/** So far from the value an amount is of something else. */
const NEAR = { least: 0.4, most: 2.5 };

/**
 * Somebody asks, offers or pays an amount, or asks whether it is borne out. In lower case, without the accents of Latin
 * letters.
 */
const HELD_AGAINST =
  /\b(?:he|she|they|owners?|sellers?|vendors?|agents?|sister|brother|neighbou?rs?)\b.{0,16}\b(?:wants?|wanting|ask(?:s|ing)?|expects?|after|hoping for|holding out|reckons?)\b|\b(?:say to|go(?:es)? for|dreaming)\b|\basking\b|\b(?:should|would) (?:i|we|you) (?:pay|go to)\b|\bover ?pay\w*|\bpay(?:ing)? too much\b|\b(?:fair|good|decent|silly|cheeky) (?:offer|price|deal|buy)\b|\b(?:support(?:s|ed)?|back(?:s|ed)? (?:up)?|borne out|stacks? up|hold(?:s)? up|in line|match(?:es)?|justified|worth (?:it|that|paying))\b|\b(?:verkaufer\w*|eigentumer\w*|besitzer\w*|makler\w*|er|sie|die)\b.{0,16}\b(?:will|wollen|mocht\w*|verlang\w*|forder\w*)\b|\b(?:wert|lohnt)\b.{0,8}\?|\b(?:piden?|quieren?)\b|\b(?:lo|la|los) vale\b|vale la pena|\b(?:demande(?:nt)?|veut|veulent)\b|\bvaut\b|\b(?:chied(?:e|ono)|vuole|vogliono)\b|\b(?:li|lo|la) vale\b|\b(?:pedem?|querem?|quer)\b|\bvale\b.{0,10}\?|прос(?:ит|ят)|хо(?:чет|тят)|стоит (?:того|ли|этого)|(?:要价|开价|叫价|卖家要|房东要)|值(?:吗|不值|得)|希望価格|売主|売り手|提示|価値(?:が|は)|달라|원하|원해|원한|부르|부른|값어치|살 만|(?:मांग|माँग|चाहत)|[يت]طلب\p{L}*|طلبوا?|[يت]ريد\p{L}*|[يت]ستحق/u;
/** Sums of a loan, rents and advice on an offer have answers of their own. */
const OF_OTHERS =
  /\b(?:repay\w*|mortgage|lmi|lvr|duty|negotiat\w*|how much (?:under|below|less|should)|rate[n]?|hypothek\w*|hipoteca|cuota|rata|parcela|mensualite\w*)\b|ипотек|首付|月供|月 ?상환|किस्त/u;
const isOfOthers = (text: string, { has }: Signs): boolean =>
  OF_OTHERS.test(text) ||
  has('loan', 'borrow', 'borrowingPower', 'afford', 'deposit', 'rent', 'perWeek', 'perMonth');
/** 'They knocked back 600k': it is not asked for. */
const REJECTED =
  /\b(?:knocked back|rejected|refused|turned down|said no to|declined|passed on|rechaz\w+|refus\w+|abgelehnt|rifiutat\w*|recusou|recusaram)\b[^,.;]{0,12}?\d[\d.,]*\s?(?:k|m|mil\w*)?\b/u;
/** 'He wants 640', of a home worth 700,000; '1.4' is of millions. */
const BARE =
  /(?<![\p{L}\d.,$/])(\d{3,4}|\d\.\d{1,2})(?![\d.,]*\d|\s?(?:%|k\b|m\b|m2|sqm|square|万|萬|만|mil\b|тыс|हज़ार|लाख|ألف))/gu;

/** 'Is the price supported by your valuation?', of the price that was told. */
const THE_PRICE =
  /\b(?:the|that|this|contract|asking|purchase) (?:price|figure|guide)\b|\b(?:el|ese|este) precio\b|\b(?:le|ce) prix\b|\b(?:der|dieser|den|diesen) (?:kauf)?preis\b|\b(?:il|questo|quel) prezzo\b|\b(?:o|esse|este) preco\b|(?:эта|эту|та|цена)(?!\p{L})|(?:这个?|该)(?:价格?|价钱)|(?:この|その)(?:値段|価格)|(?:이|그) ?(?:가격|값)|(?:هذا )?السعر|(?:यह|ये|इस) (?:कीमत|दाम)/u;

/** The one amount that can be of the home; a number without its unit is in thousands. */
const amountIn = (heard: Understanding, { figures, deal }: DialogueState): number | null => {
  const { valueAud } = figures;
  const isNear = (aud: number): boolean =>
    typeof valueAud !== 'number' || (aud >= valueAud * NEAR.least && aud <= valueAud * NEAR.most);
  const text = plainText(heard.text);
  const asked = text.replace(REJECTED, ' ');
  const money = asked === text ? heard.money : findMoney(asked, []);
  const said = money.filter(({ timesAYear }) => timesAYear === null).map(({ aud }) => aud);
  if (money.length > 0) return said.length === 1 && said[0] !== undefined && isNear(said[0]) ? said[0] : null;
  if (THE_PRICE.test(text) && deal.priceAud !== undefined) return deal.priceAud;
  const bare = [...asked.matchAll(BARE)].map(
    ([, digits = '']) => Number(digits) * (digits.includes('.') ? 1_000_000 : 1000),
  );
  return typeof valueAud === 'number' && bare.length === 1 && bare[0] !== undefined && isNear(bare[0])
    ? bare[0]
    : null;
};

/** 'He wants 640', 'does 1.15m stack up?' after a value: the amount against it, with the range. */
export const priceBesideValue = (heard: Understanding, before: DialogueState): Call | null => {
  const text = plainText(heard.text);
  const signs = signsOf(heard);
  const isAfterValue = OF_VALUE.has(before.last?.tool ?? '');
  const isElsewhere =
    signs.places > signs.addresses || (signs.places === 0 && before.address === null && !isAfterValue);
  const isOfOurs = /\b(?:your|ur) (?:valuation|value|estimate|figure|avm)\b/u.test(text);
  const wasTold = isAfterValue || signs.addresses > 0 || isOfOurs;
  if (isElsewhere || !wasTold || signs.addresses > 1 || heard.words > MOST_WORDS) return null;
  // 'And 680k?', of a price that was judged.
  const isAnother = before.last?.tool === 'price_check' && heard.words <= 3 && heard.money.length === 1;
  if (!(isAnother || HELD_AGAINST.test(text)) || isOfOthers(text, signs) || heard.percentages.length > 0)
    return null;
  if ((signs.money('income') && !REJECTED.test(text)) || signs.money('deposit')) return null;
  const priceAud = amountIn(heard, signs.addresses > 0 ? { ...before, figures: {} } : before);
  if (priceAud === null) return null;
  const call = wholeCall('price_check', heard, before);
  return { ...call, arguments: { ...call.arguments, priceAud } };
};
