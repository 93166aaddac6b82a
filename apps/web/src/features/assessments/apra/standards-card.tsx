import type { LoanAssessment } from '@propguard/protocol/lending';
import { monthsAfter } from '@propguard/rules/lending/days';
import { MORE_RULES, STANDARDS } from '@propguard/rules/lending/standards';
import { useQuery } from '@tanstack/react-query';
import { ComplianceBadge } from '../../../parts/lending/compliance-badge.tsx';
import { VerdictBadge } from '../../../parts/lending/verdict-badge.tsx';
import { dayText } from '../../../parts/times/day-text.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { ruleSetQuery } from '../queries.ts';
import { text } from '../text.ts';

const words = text.apra;

interface StandardsCardProps {
  lending: LoanAssessment;
  /** Without the paragraphs, for a third of the page. */
  isShort?: boolean;
}

/** What each standard says of the assessment, by the rule and the paragraph that say it. */
export function StandardsCard({ lending, isShort = false }: StandardsCardProps) {
  const { compliance, verdicts, ruleVersion, assessedOn } = lending;
  return (
    <Card
      title={words.summary}
      subtitle={
        compliance.assessable === 0
          ? words.nothing
          : words.score(compliance.compliant, compliance.assessable, verdicts.length)
      }
      actions={<ComplianceBadge assessment={lending} />}
      foot={
        <>
          <span>{words.rules(ruleVersion, dayText(assessedOn))}.</span>
          <ReviewDue ruleVersion={ruleVersion} assessedOn={assessedOn} />
        </>
      }
    >
      <ul className={isShort ? 'divide-y divide-line' : 'grid gap-3 md:grid-cols-2 lg:grid-cols-3'}>
        {(isShort ? STANDARDS : [...STANDARDS, ...MORE_RULES]).map(({ name, about, rule }) => {
          const verdict = verdicts.find((one) => one.rule === rule);
          if (!verdict) return null;
          return isShort ? (
            <li key={rule} className="flex min-h-10 items-center gap-2.5 text-13">
              <span className="w-16.5 flex-none font-semibold">{name}</span>
              <span className="min-w-0 flex-1 py-1 leading-tight text-muted">{about}</span>
              <VerdictBadge result={verdict.result} />
            </li>
          ) : (
            <li key={rule} className="grid content-start gap-1.5 rounded-2 border border-line p-3.5 text-13">
              <p className="flex items-center justify-between gap-2">
                <span className="font-semibold">{name}</span>
                <VerdictBadge result={verdict.result} />
              </p>
              <p>{about}</p>
              <p className="text-12 text-muted">
                {verdict.paragraph}.{' '}
                {verdict.missing.length > 0 ? `${words.missing(verdict.missing.length)}.` : ''}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** CORE-APRA-03: computed from the day of the assessment by the rules that it was made under. */
function ReviewDue({ ruleVersion, assessedOn }: Pick<LoanAssessment, 'ruleVersion' | 'assessedOn'>) {
  const { data } = useQuery(ruleSetQuery(ruleVersion));
  if (!data) return null;
  return (
    <span>{words.reviewDue(dayText(monthsAfter(assessedOn, data.rules.creditQuality.reviewMonths)))}</span>
  );
}
