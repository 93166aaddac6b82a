import { plainText } from '../understanding/clean-text.ts';
import type { Money } from '../understanding/money.ts';
import { percentRole } from '../understanding/percent-roles.ts';
import { findPercentages } from '../understanding/rates.ts';
import type { Understanding } from '../understanding/understand.ts';
import { ASKS_LEFT } from './asked-sum-words.ts';
import { amountsIn } from './fill-quick-sum.ts';
import type { Call, DialogueState } from './state.ts';

/** What an agent takes for selling, in all languages. In lower case without the accents of Latin letters. */
const COMMISSION =
  /\bcommissions?\b|\bagents?'?s? (?:fees?|cut|take|charge|cost)|\bagents?\b.{0,16}\b(?:take|takes|charge|charges|cost|want|wants|get|gets|cut)\b|\b(?:selling|sales?) (?:costs?|fees?)\b|\bcosts?\b.{0,12}\bto sell\b|comision(?:es)?\b|(?:cuesta|costaria|cuestan|cobra\w*).{0,20}(?:vender\w*|agente|inmobiliaria)|honoraires|frais d'agence|(?:coute\w*|prend\w*).{0,16}(?:vendre|agent|agence)|maklergebuhr\w*|maklerprovision\w*|provision\b|(?:kostet|nimmt|verlangt).{0,20}(?:makler|verkauf\w*)|makler.{0,16}(?:kostet|nimmt|verlangt)|provvigion\w*|commissione (?:dell'?agen\w+|di vendita)|(?:costa|costerebbe|prende).{0,16}(?:vender\w*|agen\w+)|comissao|(?:custa\w*|cobra\w*).{0,16}(?:vender|corretor|imobiliaria|agente)|комисси\p{L}* (?:агент|риелтор|риэлтор)\p{L}*|(?:агент|риелтор|риэлтор)\p{L}*.{0,16}(?:бер[её]т|возьм[её]т|комисси\p{L}*)|佣金|中介(?:费|收|要|抽)|仲介手数料|중개(?:료| ?수수료|인 ?수수료)|عمولة|سمسرة|कमीशन|दलाली/u;
/** A fee of a bank, or a share of a loan, is neither. */
const OF_A_LOAN =
  /\b(?:lvr|ltv|loan|mortgage|borrow\w*|lend\w*|deposit|refinanc\w*|yield|rate|interest)\b|hipoteca|prestamo|\bpret\b|kredit|mutuo|emprestimo|кредит|贷款|首付|ローン|대출|قرض|लोन/u;
const ASKS_AMOUNT =
  /\b(?:what|how much|whats|in dollars|work out|calculate|that in|come to|roughly)\b|cuant[oa]|combien|wie ?viel|was (?:sind|waren|kostet|nimmt)|quant[oa]|сколько|多少|几钱|いくら|얼마|كم|कितन/u;
/** '2 percent of', and where the amount goes first: '607,000的2%'. */
const SHARE_OF =
  /^\s*(?:commission |comision |commission |fee |provision )?(?:of|on|from|off|de|del|di|von|auf|sobre|su|sur|da|dos?|от|с|من)(?!\p{L})/u;
const OF_SHARE = /(?:的|の|의|का|के)\s*$/u;

/** A share of an amount, or what an agent takes of a price that is named or was told; null where neither is asked. */
export const shareAsked = (heard: Understanding, before: DialogueState): Call | null => {
  const text = plainText(heard.text);
  if (
    OF_A_LOAN.test(text) ||
    ASKS_LEFT.test(text) ||
    heard.money.some(({ timesAYear, aud }) => timesAYear !== null && aud < LEAST_AUD)
  )
    return null;
  // '30% of 72k per week': nobody has 72k a week, it is the share that is asked for by the week.
  const times = heard.money.length === 1 ? (heard.money[0]?.timesAYear ?? null) : null;
  const isCommission = COMMISSION.test(text);
  const shares = findPercentages(text).filter((one) => percentRole(text, one) === null);
  const share = shares.length === 1 ? shares[0] : undefined;
  const isOf =
    share !== undefined &&
    (SHARE_OF.test(text.slice(share.end)) ||
      OF_SHARE.test(text.slice(Math.max(0, share.start - 3), share.start)));
  const stocks = heard.money.filter(
    ({ aud, role }) => aud >= LEAST_AUD && (!OWN.has(role) || (isOf && times !== null)),
  );
  // What is owed, earned or saved is no price.
  if (stocks.length < heard.money.length && heard.money.some(({ role }) => OWN.has(role))) return null;
  if (times !== null && !isOf) return null;
  const isAsked = ASKS_AMOUNT.test(text) || heard.text.includes('?') || /[？؟]/u.test(heard.text);
  if (!isAsked || stocks.length > 1 || !(isCommission || (isOf && stocks.length === 1))) return null;
  const priceAud = stocks[0]?.aud ?? amountsIn(heard, before).priceAud;
  if (typeof priceAud !== 'number') return null;
  return {
    tool: 'quick_sum',
    arguments: share
      ? {
          sum: 'share',
          priceAud,
          sharePercent: share.value,
          ...(times !== null && times > 1 ? { timesAYear: times } : {}),
        }
      : { sum: 'commission', priceAud },
  };
};
const LEAST_AUD = 10_000;
const OWN: ReadonlySet<Money['role']> = new Set(['loan', 'debts', 'deposit', 'income', 'expenses']);
