import { shortDay } from '../formats/days.ts';
import { factLabel } from './fact-labels.ts';
import { audText, percentText, ratioText } from './figure-words.ts';
import type { InputValue } from './verdict.ts';

const CHOICE_LABELS = {
  repayment: { 'principal-and-interest': 'Principal and interest', 'interest-only': 'Interest only' },
  purpose: { 'owner-occupier': 'Owner-occupier', investor: 'Investor' },
  borrower: { person: 'A person', company: 'A company', smsf: 'SMSF' },
} as const;

/** Inputs of a verdict that are worked out from facts. */
const DERIVED_LABELS: Record<string, string> = {
  securityAud: 'Lower of price and valuation',
  debtAud: 'All debts',
  incomeAud: 'Income before tax',
  exclusion: 'Left out as',
  assessedRatePercent: 'Assessed rate',
  repaymentTermYears: 'Years to repay',
  assessedRepaymentAud: 'Repayment a month at that rate',
  shadedIncomeAud: 'Income counted',
  reason: 'Why not',
  lvr: 'LVR',
  category: 'Table',
  capitalAud: 'Capital',
  exposureAud: 'Exposure with this loan',
  registerDueOn: 'Register due',
};

export const inputLabel = (name: string): string => DERIVED_LABELS[name] ?? factLabel(name);

const VALUE_WORDS: Record<string, string> = {
  ...CHOICE_LABELS.repayment,
  ...CHOICE_LABELS.purpose,
  ...CHOICE_LABELS.borrower,
  bridging: 'Bridging loan',
  'new-dwelling': 'New dwelling',
  other: 'Other standard',
  'non-standard': 'Non-standard',
  'second-mortgage': 'Not a first mortgage',
  'income-not-verified': 'Income isn’t verified',
  'buffer-not-met': 'Not serviced with the buffer',
  'shared-equity': 'Shared equity',
};

export const valueWord = (value: string): string => VALUE_WORDS[value] ?? value;

const numberText = (name: string, value: number): string => {
  if (name.endsWith('Aud')) return audText(value);
  if (name.endsWith('Percent')) return percentText(value);
  if (name === 'lvr') return ratioText(value);
  return String(value);
};

/** One input of a verdict as people write it: the unit stands in its name. */
export function inputText(name: string, value: InputValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberText(name, value);
  return name.endsWith('On') ? shortDay(value) : valueWord(value);
}
