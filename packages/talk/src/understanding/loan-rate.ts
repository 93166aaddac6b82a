import { percentRole } from './percent-roles.ts';
import { findBareRate, type Percentage } from './rates.ts';
import { isShareOfPay } from './share-of-pay.ts';

const HIGHEST_RATE = 20;
const RATE_WORDS =
  /(?:interest|rate|@|\bat\b|tasa|inter[eé]s|taux|zins\w*|tipo\b|tasso|taxa|juros|ставк\p{L}*|под\b|金利|利率|年利|利子|이자|이율|금리|利息|فائدة|فايدة|ब्याज|interest)/iu;
const NO_RATE =
  /gov(?:ernmen)?t|scheme|guarantee|\bthing\b|deposit|dep[oó]sito|lvr|down|ltv|anzahlung|eigenkapital|entrada|enganche|apport|acompte|acconto|anticipo|sinal|взнос|頭金|自己資金|계약금|보증금|首付|头款|دفعة|مقدم|عربون|डाउन|डिपॉज/iu;

/** The percentage that is a rate: beside such a word, or small and not of a deposit. */
export const rateOf = (text: string, all: readonly Percentage[]): number | null => {
  const lower = text.toLowerCase();
  const percentages = all.filter(({ start, end }) => !isShareOfPay(lower.slice(0, start), lower.slice(end)));
  const beside = ({ start, end }: Percentage) => text.slice(Math.max(0, start - 18), end + 14);
  const roles = new Map(percentages.map((one) => [one, percentRole(text, one)]));
  const rates = percentages.filter((one) => {
    const role = roles.get(one);
    if (one.value <= 0 || one.value > HIGHEST_RATE || role === 'deposit' || role === 'loan') return false;
    return role === 'rate' || !NO_RATE.test(text.slice(one.end, one.end + 14));
  });
  const said =
    rates.find((one) => roles.get(one) === 'rate') ?? rates.find((one) => RATE_WORDS.test(beside(one)));
  return said?.value ?? rates.find((one) => one.value < 15)?.value ?? findBareRate(text);
};
