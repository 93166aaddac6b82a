import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { DialogueState } from './state.ts';

/** What was worked out or named before is what may be spent, in all languages. In lower case without the accents of Latin letters. */
const FOR_THAT =
  /\b(?:for|at|around|about|under|within|in|on|with|below|near) (?:that|this|it|those|our|my|the) ?(?:price|budget|range|money|amount|limit|much|figure|sort of money|kind of money|bracket)\b|\b(?:anything|something|what|much|homes?|houses?|units?|places?|apartments?|one)\b.{0,40}\bfor that\b|\b(?:we|i) can afford\b|\b(?:under|below|within|up to|around) that\b|\bin (?:our|my) (?:budget|range|reach)\b|(?:por|con|en|a|dentro de) (?:ese|este|esa|nuestro|mi) (?:precio|dinero|presupuesto|cantidad|rango|monto)|(?:a|pour|dans|avec) (?:ce|cette|notre|mon) (?:prix|budget|somme|montant|gamme)|(?:fur|um|zu|mit|in) (?:dies\w+|d[ae][sm]|unser\w*|mein\w*) (?:preis\w*|geld|budget|betrag|summe|rahmen)|(?:dafur|in diesem rahmen)|(?:a|per|con|entro) (?:quest[oa]|quell[oa]|il nostro|il mio|quel) (?:prezzo|budget|cifra|somma)|(?:por|com|nesse|neste|dentro d[eo]) (?:esse|este|desse|nosso|meu)? ?(?:preco|valor|orcamento|dinheiro)|(?:за|на) (?:эт[уио]|такую|такие) (?:цену|деньги|сумму)|в (?:этот|наш|мой) бюджет|(?:这个|那个|这样的)(?:价位|价格|价钱|预算|钱)|(?:この|その)(?:値段|価格|予算|金額)|(?:이|그) ?(?:가격|예산|금액|돈)(?:대)?(?:에|으로|로|선)?|(?:بهذا|بهالسعر|في هذا|ضمن) ?(?:السعر|المبلغ|الميزانية)|इस (?:कीमत|बजट|दाम|रकम)/u;

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The most that may be spent, where a message speaks of 'that' price; undefined where it does not, or none is known. */
export const budgetSpokenOf = ({ text }: Understanding, before: DialogueState): number | undefined => {
  if (!FOR_THAT.test(plainText(text))) return undefined;
  const { last, figures, loan } = before;
  const reach =
    last?.tool === 'borrowing_power'
      ? (number(figures.reachAud) ?? number(figures.borrowingPowerAud))
      : undefined;
  return reach ?? number(loan.valueAud) ?? number(loan.budgetAud);
};
