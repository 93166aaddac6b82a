import { standingOf } from '@propguard/rules/lending/compliance-summary';
import type { RuleName } from '@propguard/rules/lending/rule-names';
import type { Result } from '@propguard/rules/lending/verdict';
import { type Composer, fact, maybe, type Voice } from './composed.ts';

type Speech = Pick<Voice, 'say' | 'show'>;

type Compliance = {
  address: string | null;
  status: 'APPROVED' | 'REVIEW';
  assessable: number;
  compliant: number;
  lvr: number | null;
  verdicts: { rule: RuleName; result: Result; paragraph: string }[];
  /** What an approval needs and nobody could check; absent from answers of before. */
  needed?: RuleName[];
};

const STANDARDS: Partial<Record<RuleName, string>> = {
  serviceability: 'APG 223',
  'standard-loan': 'APS 112',
  'risk-weight': 'APS 112',
  'credit-quality': 'APS 220',
  'large-exposure': 'APS 221',
  'operational-risk': 'CPS 230',
  'responsible-lending': 'NCCP',
};

/** The standard is named where the paragraph that was applied names it. */
const labelOf = ({ rule, paragraph }: Compliance['verdicts'][number], { say, show }: Speech): string => {
  const standard = STANDARDS[rule];
  const text = say.rules[rule];
  return standard && paragraph.includes(standard) ? show.say(say.aside, { text, aside: standard }) : text;
};

/** A status only where something speaks for it or against it; else how much was checked. */
const standingText = (result: Compliance, { say, show }: Speech): string =>
  standingOf(result) === 'unchecked'
    ? show.say(say.complianceChecked, {
        number: result.assessable,
        assessable: show.number(result.assessable),
        rules: show.number(result.verdicts.length),
      })
    : say.statuses[result.status];

export const composeCompliance: Composer<Compliance> = (result, { say, show }, { sample }) => {
  const assessed = result.verdicts.filter((verdict) => verdict.result !== 'cannot-assess');
  const lines = assessed.map((verdict) => ({
    label: labelOf(verdict, { say, show }),
    text: say.verdicts[verdict.result],
  }));
  const lvr = maybe(result.lvr, (ratio) => show.percent(ratio, 1));
  const needed = (result.needed ?? []).map((rule) => show.inline(say.rules[rule]));
  return {
    title: result.address ?? say.labels.lendingRules,
    facts: [
      ...fact('status', say.labels.lendingRules, standingText(result, { say, show })),
      ...fact('lvr', 'LVR', lvr),
    ],
    items: lines.map(({ label, text }) => ({ title: label, text, link: null })),
    notes: sample ? [say.sample] : [],
    sentences: [
      show.say(say.complianceIs, {
        number: result.assessable,
        compliant: show.number(result.compliant),
        assessable: show.number(result.assessable),
      }),
      ...[...(lvr === null ? [] : [{ label: 'LVR', text: lvr }]), ...lines].map(
        (line) => `• ${show.say(say.line, line)}`,
      ),
      ...(assessed.length < result.verdicts.length ? [say.complianceMissing] : []),
      ...(needed.length > 0 ? [show.say(say.complianceNeeds, { list: needed.join(say.comma) })] : []),
    ],
    suggestions: [say.suggest.lvr, say.suggest.borrow],
  };
};
