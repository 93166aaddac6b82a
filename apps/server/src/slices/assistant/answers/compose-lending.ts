import type { RuleName } from '@propguard/rules/lending/rule-names';
import type { Result } from '@propguard/rules/lending/verdict';
import { type Composer, fact, maybe, type Voice } from './composed.ts';
import { fill } from './formats.ts';

type Lvr = {
  loanAud: number;
  valueAud: number;
  depositAud: number | null;
  lvrPercent: number;
  label: string;
  thresholdPercent: number | null;
};

export const composeLvr: Composer<Lvr> = (result, { say, show }, { sample }) => {
  const lvr = `${show.number(result.lvrPercent, 1)}%`;
  const loan = show.aud(result.loanAud);
  const limit = maybe(result.thresholdPercent, (percent) => `${show.number(percent)}%`);
  return {
    title: 'LVR',
    facts: [
      ...fact('lvrPercent', 'LVR', lvr),
      ...fact('loanAud', say.labels.loan, loan),
      ...fact('valueAud', say.labels.value, show.aud(result.valueAud)),
      ...fact('depositAud', say.labels.deposit, maybe(result.depositAud, show.aud)),
    ],
    items: [],
    notes: sample ? [say.sample] : [],
    sentences: [
      ...(result.depositAud === null
        ? []
        : [fill(say.lvrFromDeposit, { deposit: show.aud(result.depositAud), loan })]),
      fill(say.lvrIs, { loan, value: show.aud(result.valueAud), lvr }),
      ...(limit ? [fill(result.label === 'High Risk' ? say.lvrHigh : say.lvrStandard, { limit })] : []),
    ],
    suggestions: [say.suggest.borrow],
  };
};

type Borrowing = {
  borrowingPowerAud: number | null;
  incomeAud: number;
  expensesAud: number;
  ratePercent: number;
  termYears: number;
  testedRatePercent: number;
  bufferPoints: number;
  assumed: string[];
  priceAud?: number;
  neededAud?: number;
  depositAud?: number;
  shortAud?: number;
};

const purchaseSentences = (
  { priceAud, neededAud = 0, depositAud, shortAud = 0 }: Borrowing,
  { say, show }: Voice,
) => {
  if (priceAud === undefined) return [];
  const price = show.aud(priceAud);
  if (neededAud === 0) return [fill(say.priceWithin, { price })];
  const needs = fill(say.priceNeeds, { price, needed: show.aud(neededAud) });
  if (depositAud === undefined) return [needs];
  const deposit = show.aud(depositAud);
  return [
    needs,
    shortAud > 0
      ? fill(say.depositShort, { deposit, short: show.aud(shortAud) })
      : fill(say.depositCovers, { deposit }),
  ];
};

export const composeBorrowing: Composer<Borrowing> = (result, voice) => {
  const { say, show } = voice;
  const shown: Record<string, [string, string]> = {
    expensesAud: [say.labels.expenses, show.aud(result.expensesAud)],
    ratePercent: [say.labels.rate, `${show.number(result.ratePercent, 2)}%`],
    termYears: [say.labels.term, show.number(result.termYears)],
  };
  const assumed = result.assumed.flatMap((name) => (shown[name] ? [shown[name].join(' ')] : []));
  const power = result.borrowingPowerAud;
  return {
    title: say.tools.borrowing_power,
    facts: [
      ...fact('borrowingPowerAud', say.labels.loan, maybe(power, show.aud)),
      ...fact('incomeAud', say.labels.income, show.aud(result.incomeAud)),
      ...Object.entries(shown).map(([name, [label, text]]) => ({ name, label, text })),
    ],
    items: [],
    notes: [],
    sentences: [
      power === null || power <= 0
        ? say.borrowingNone
        : fill(say.borrowingIs, { income: show.aud(result.incomeAud), power: show.aud(power) }),
      ...purchaseSentences(result, voice),
      fill(say.borrowingRepayment, {
        rate: `${show.number(result.testedRatePercent, 2)}%`,
        buffer: show.number(result.bufferPoints, 2),
      }),
      ...(assumed.length > 0 ? [fill(say.assumed, { list: assumed.join(', ') })] : []),
    ],
    suggestions: [say.suggest.lvr, say.suggest.listings],
  };
};

type Rules = {
  topic: string;
  version: string;
  paragraph: string;
  points: { label: string; figure: number | string; unit: string }[];
};

const UNITS: Readonly<Record<string, string>> = {
  percent: '%',
  times: ' ×',
  points: ' %-pt',
  days: ' d',
  hours: ' h',
  months: ' mo',
};

export const composeRules: Composer<Rules> = ({ topic, version, paragraph, points }, { say, show }) => {
  const textOf = ({ figure, unit }: Rules['points'][number]): string => {
    if (typeof figure === 'string') return unit === 'date' ? show.day(figure) : figure;
    return `${show.number(figure, 2)}${UNITS[unit] ?? ''}`;
  };
  return {
    title: topic,
    facts: points.map((point) => ({ name: 'points', label: point.label, text: textOf(point) })),
    items: [],
    notes: [paragraph],
    sentences: [
      fill(say.rulesSay, { topic, version }),
      ...points.map((point) => `• ${point.label}: ${textOf(point)}`),
      paragraph,
    ],
    suggestions: [say.suggest.lvr, say.suggest.borrow],
  };
};

type Compliance = {
  address: string | null;
  status: string;
  assessable: number;
  compliant: number;
  lvr: number | null;
  verdicts: { rule: RuleName; result: Result; paragraph: string }[];
};

const RULE_LABELS: Readonly<Record<RuleName, string>> = {
  lvr: 'LVR',
  dti: 'DTI',
  serviceability: 'Serviceability (APG 223)',
  'standard-loan': 'Standard loan (APS 112)',
  'risk-weight': 'Risk weight (APS 112)',
  'credit-quality': 'Credit quality (APS 220)',
  'large-exposure': 'Large exposure (APS 221)',
  'operational-risk': 'Operational risk (CPS 230)',
  'responsible-lending': 'Responsible lending (NCCP)',
  'automated-decisions': 'Automated decisions',
};

/** The standard is named where the paragraph that was applied names it. */
const labelOf = ({ rule, paragraph }: Compliance['verdicts'][number]): string => {
  const [name = '', standard] = RULE_LABELS[rule].split(' (');
  const number = standard?.replace(')', '') ?? '';
  return standard && paragraph.includes(number) ? RULE_LABELS[rule] : name;
};

export const composeCompliance: Composer<Compliance> = (result, { say, show }, { sample }) => {
  const assessed = result.verdicts.filter((verdict) => verdict.result !== 'cannot-assess');
  const lines = assessed.map((verdict) =>
    fill(say.complianceLine, { rule: labelOf(verdict), verdict: say.verdicts[verdict.result] }),
  );
  return {
    title: result.address ?? say.tools.compliance,
    facts: [
      ...fact('status', say.tools.compliance, result.status),
      ...fact(
        'lvr',
        'LVR',
        maybe(result.lvr, (ratio) => show.percent(ratio, 1)),
      ),
    ],
    items: assessed.map((verdict) => ({
      title: labelOf(verdict),
      text: say.verdicts[verdict.result],
      link: null,
    })),
    notes: sample ? [say.sample] : [],
    sentences: [
      fill(say.complianceIs, {
        compliant: show.number(result.compliant),
        assessable: show.number(result.assessable),
      }),
      ...(result.lvr === null ? [] : [`• LVR ${show.percent(result.lvr, 1)}`]),
      ...lines.map((line) => `• ${line}`),
      ...(assessed.length < result.verdicts.length ? [say.complianceMissing] : []),
    ],
    suggestions: [say.suggest.lvr, say.suggest.borrow],
  };
};
