import { plainText } from '../understanding/clean-text.ts';
import type { Money } from '../understanding/money.ts';
import type { Understanding } from '../understanding/understand.ts';
import { amountsIn } from './fill-quick-sum.ts';
import { isForeignSellerAsked } from './foreign-seller.ts';
import type { Call, DialogueState } from './state.ts';

/** Tax on what a sale brings, in all languages. In lower case without the accents of Latin letters. */
const GAINS_TAX =
  /\bcgt\b|\bcapital gains?\b|\btax\b.{0,24}\b(?:gain|profit|sale|sell\w*|sold)\b|\b(?:gain|profit|sell\w*|sold)\b.{0,100}\btax\b|plusvalia|impuesto.{0,24}(?:ganancia|venta|vender|vendo)|plus-?value|impot.{0,20}(?:vente|gain|vend)|spekulationssteuer|(?:verausserungs|kapital)gewinn\w*|steuer\w*.{0,24}(?:gewinn|verkauf)\w*|plusvalenz\w*|tass[ae].{0,24}(?:vendita|guadagno|vend)|ganho de capital|imposto.{0,24}(?:venda|ganho|lucro|vend)|налог.{0,24}(?:прода|прибыл|прирост)\p{L}*|(?:прода|прибыл)\p{L}*.{0,24}налог|譲渡(?:税|所得)|売却.{0,8}税|양도(?:소득)?세|(?:팔|매각).{0,8}세금|资本利得|增值税|(?:卖|出售).{0,8}税|ضريب\p{L}*.{0,24}(?:ربح|أرباح|بيع)|(?:ربح|بيع|بعت).{0,24}ضريب\p{L}*|कैपिटल गेन|(?:बेच|मुनाफ)\p{L}*.{0,24}टैक्स/u;
/** Only what it is, or whether it is due, is asked. */
const OWN_HOME =
  /\b(?:my|our) (?:own |family )?(?:home|house|place) (?:i|we|that we|where) (?:live|lived)|\blived in it\b|\bmain residence\b|\bppor\b|vivienda (?:propia|habitual)|residence principale|selbst (?:bewohnt|genutzt)|prima casa|casa propria|основн\p{L}* жиль\p{L}*|自宅|자가|自住|自己住|مسكني/u;
const GAIN =
  /\b(?:gain|profit|made|make|up)\b|ganancia|benefici\w*|gane|gain\b|benefice|gewinn|guadagn\w*|plusvalenz\w*|ganho|lucro|прибыл\p{L}*|заработа\p{L}*|利益|儲|차익|이익|赚|利润|增值|ربح|أرباح|मुनाफ|फायदा/u;

const LEAST_AUD = 5000;
/** 'Paid 495 for it': what is paid for a home is earned by nobody. */
const LEAST_HOME_AUD = 200_000;
const isStock = ({ role, aud, timesAYear }: Money): boolean =>
  (role !== 'income' || aud >= LEAST_HOME_AUD) &&
  role !== 'loan' &&
  role !== 'debts' &&
  role !== 'expenses' &&
  role !== 'fee' &&
  timesAYear === null &&
  aud >= LEAST_AUD;

type Gain = { gainAud: number; priceAud?: number };

/** What was gained: said, or what is got less what was paid. */
const gainOf = (text: string, heard: Understanding, before: DialogueState): Gain | undefined => {
  const amounts = heard.money.filter(isStock).map(({ aud }) => aud);
  if (amounts.length >= 2)
    return { gainAud: Math.max(...amounts) - Math.min(...amounts), priceAud: Math.max(...amounts) };
  const [only] = amounts;
  if (only === undefined) return undefined;
  if (GAIN.test(text) && !/\b(?:bought|paid|purchased)\b/u.test(text)) return { gainAud: only };
  const { priceAud } = amountsIn({ ...heard, money: [] }, before);
  // What it is worth against what was paid, or the other way round.
  return typeof priceAud === 'number'
    ? { gainAud: Math.abs(priceAud - only), priceAud: Math.max(priceAud, only) }
    : undefined;
};

/** The most tax on a gain whose size can be told from what was said; null where it cannot, or none is due. */
export const gainTaxed = (heard: Understanding, before: DialogueState): Call | null => {
  const text = plainText(heard.text);
  const { last } = before;
  const isAgain = last?.tool === 'quick_sum' && last.arguments.sum === 'gain' && /\btax\b/u.test(text);
  const wasTold = before.told.includes('cgt') || before.told.includes('tax');
  const isOfTax = GAINS_TAX.test(text) || (wasTold && GAIN.test(text));
  if (!(isOfTax || isAgain) || OWN_HOME.test(text) || isForeignSellerAsked(heard, before)) return null;
  const gain = gainOf(text, heard, before);
  return gain === undefined || gain.gainAud < LEAST_AUD
    ? null
    : { tool: 'quick_sum', arguments: { sum: 'gain', ...gain } };
};
