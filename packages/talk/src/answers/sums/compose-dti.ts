import { type Composer, fact } from '../composed.ts';
import { sumPhrasesOf } from './sum-phrases.ts';

type Dti = { dti: number; debtAud: number; incomeAud: number; limit: number; isHigh: boolean };

export const composeDti: Composer<Dti> = (result, { say, show, language }) => {
  const sums = sumPhrasesOf(language);
  const ratio = show.number(result.dti, 1);
  const debt = show.aud(result.debtAud);
  const income = show.aud(result.incomeAud);
  return {
    title: sums.labels.dti,
    facts: [
      ...fact('dti', sums.labels.dti, ratio),
      ...fact('debtAud', say.labels.loan, debt),
      ...fact('incomeAud', say.labels.income, income),
    ],
    items: [],
    notes: [],
    sentences: [
      show.say(sums.dtiIs, { dti: ratio, debt, income }),
      show.say(result.isHigh ? sums.dtiHigh : sums.dtiBelow, { limit: show.number(result.limit, 1) }),
    ],
    suggestions: [say.suggest.borrow],
  };
};
