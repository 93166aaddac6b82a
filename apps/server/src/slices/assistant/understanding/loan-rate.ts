import { findBareRate, type Percentage } from './rates.ts';

const HIGHEST_RATE = 20;
const RATE_WORDS =
  /(?:interest|rate|@|\bat\b|tasa|inter[eé]s|taux|zins\w*|tasso|taxa|juros|ставк\w*|金利|利率|年利|이자|금리|利息|فائدة|ब्याज)/iu;
const NO_RATE = /deposit|lvr|down|ltv|anzahlung|entrada|apport|acconto|взнос|頭金|계약금|首付|دفعة|डाउन/iu;

/** The percentage that is a rate: beside such a word, or small and not of a deposit. */
export const rateOf = (text: string, percentages: readonly Percentage[]): number | null => {
  const beside = ({ start, end }: Percentage) => text.slice(Math.max(0, start - 18), end + 14);
  const rates = percentages.filter(
    (one) => one.value > 0 && one.value <= HIGHEST_RATE && !NO_RATE.test(text.slice(one.end, one.end + 14)),
  );
  const said = rates.find((one) => RATE_WORDS.test(beside(one)));
  return said?.value ?? rates.find((one) => one.value < 15)?.value ?? findBareRate(text);
};
