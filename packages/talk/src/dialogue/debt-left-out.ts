import { totalOf } from '../deal/deal-parts.ts';
import { thingsIn } from '../deal/whose.ts';
import { plainText } from '../understanding/clean-text.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Call, DialogueState } from './state.ts';

const DEBT = String.raw`(?:(?:car|ute|truck|motorbike|bike|personal|student)(?: (?:loan|finance|payments?|repayments?|debt))?|hecs(?:-help)?|help debt|(?:credit )?cards?|afterpay|zip|(?:other )?debts?|autokredit\w*|autoraten|studienkredit|kreditkarte\w*|schulden|(?:prestamo|credito) (?:del? |de )?(?:coche|carro|auto)|deudas?|tarjetas?|(?:pret|credit) (?:auto|voiture|conso)\w*|(?:la )?voiture|dettes?|(?:prestito|finanziamento) (?:auto|della macchina)|debit[io]|(?:emprestimo|financiamento) (?:do )?carro|dividas?|автокредит\p{L}*|кредит\p{L}* на машин\p{L}*|долг\p{L}*|车贷|信用卡|其他债务|车|カーローン|車のローン|借金|자동차 ?대출|차 ?대출|빚|قرض السيارة|الديون|कार (?:का )?लोन|कर्ज)`;
const THE = String.raw`(?:(?:the|my|our|that|a|any|it|den|das|die|mein\w*|el|la|los|le|les|mon|ma|mes|il|lo|mio|o|a|meu|minha|d[eu])\s+)*`;
/** 'Without the car loan', 'what if I pay the ute off first', in all languages. In lower case, no accents of Latin letters. */
const LEFT_OUT = new RegExp(
  [
    String.raw`(?<!\p{L})(?:without|minus|excluding|leave out|leaving out|take (?:off|out|away)|drop|forget(?: about)?|ignore|if (?:i|we) (?:didn'?t|did not) have|(?:get|got) rid of|clear(?:ing|ed)?|pay(?:ing)? (?:off|out)|paid (?:off|out)|close|no more|ohne|sin|sans|senza|sem|без|вместо)\s+${THE}${DEBT}`,
    String.raw`(?:pay(?:ing)?|paid|clear(?:ing)?)\s+${THE}${DEBT}\s+(?:off|out)`,
    String.raw`(?<!\p{L})no\s+${THE}(?:car loan|ute|car|hecs|debts?|card)(?!\p{L})`,
    String.raw`(?:rembours\w+|sold\w+|pag(?:o|ar|are|amos|uito)\w*|liquid\w+|quit\w+|estingu\w+|abbezahl\w*|tilg\w+|ablos\w+|погаш\p{L}*|закро\p{L}*|выплач\p{L}*)\s+${THE}${DEBT}`,
    String.raw`${DEBT}\s*(?:abbezahl\w*|ablos\w*|tilg\w*|zuruckzahl\w*)`,
    String.raw`(?:不算|没有|去掉|还清|还完|不含|除掉)(?:掉|了)?\s*${DEBT}|${DEBT}(?:还清|还完|还掉|不算)`,
    String.raw`${DEBT}\s*(?:がな(?:い|かった|ければ)|なし|を完済|を返済|を除|없이|없으면|빼고|갚으면|다 갚)`,
    String.raw`بدون ${DEBT}|(?:سددت|أسدد|اسدد) ${DEBT}|${DEBT} (?:के बिना|चुका|हटा)`,
  ].join('|'),
  'u',
);
const OF_DEBTS: ReadonlySet<string> = new Set(['borrowing_power', 'dti', 'compliance']);
const NAMES = ['otherDebtsAud', 'otherRepaymentsAud'];

/** What is still owed and paid once the things that a message names are gone; all of it, where it names none that is known. */
const withoutNamed = (text: string, { dealParts, deal }: DialogueState): Record<string, number> => {
  const named: readonly unknown[] = thingsIn(text);
  const left = (name: (typeof DEBT_FACTS)[number]): number =>
    totalOf((dealParts[name] ?? []).filter(({ of }) => !named.includes(of)));
  const isKnown = DEBT_FACTS.some((name) => deal[name] !== undefined);
  const isNamed = DEBT_FACTS.some((name) => (dealParts[name] ?? []).some(({ of }) => named.includes(of)));
  return isKnown && isNamed
    ? { otherDebtsAud: left('debtsAud'), otherRepaymentsAud: left('commitmentsAud') }
    : { otherDebtsAud: 0, otherRepaymentsAud: 0 };
};
const DEBT_FACTS = ['debtsAud', 'commitmentsAud'] as const;

/** The last sum again without what else is owed; null where nothing else was. */
export const debtLeftOut = (heard: Understanding, before: DialogueState): Call | null => {
  const { last, loan } = before;
  const text = plainText(heard.text);
  if (!LEFT_OUT.test(text)) return null;
  const base =
    last && OF_DEBTS.has(last.tool)
      ? last
      : loan.incomeAud === undefined
        ? null
        : { tool: 'borrowing_power' as const, arguments: { incomeAud: loan.incomeAud } };
  const owed = NAMES.filter((name) => Number(base?.arguments[name] ?? loan[name] ?? 0) > 0);
  if (!base || owed.length === 0) return null;
  // Nought, and not left away: what was said of it before would come back.
  const left = Object.entries(withoutNamed(text, before)).filter(
    ([name, value]) => owed.includes(name) || value > 0,
  );
  return { tool: base.tool, arguments: { ...base.arguments, ...Object.fromEntries(left) } };
};
