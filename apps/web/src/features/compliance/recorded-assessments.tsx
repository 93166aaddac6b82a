import { useQuery } from '@tanstack/react-query';
import { ComplianceBadge } from '../../parts/lending/compliance-badge.tsx';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Card } from '../../ui/layout/card.tsx';
import { recordedAssessmentsQuery } from './queries.ts';
import { text } from './text.ts';

/** Each with the rule version of its day, whatever the rules are now. */
export function RecordedAssessments({ loanId }: { loanId: string }) {
  const { data } = useQuery(recordedAssessmentsQuery(loanId));
  const { dateTime } = useInstantText();
  if (!data) return null;
  return (
    <Card title={text.loans.history}>
      {data.items.length === 0 ? <p className="text-13 text-muted">{text.loans.historyEmpty}</p> : null}
      <ul className="grid gap-2 text-13">
        {data.items.map(({ id, assessedAt, assessment }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span>{dateTime(assessedAt)}</span>
            <span className="text-muted">{text.lending.version(assessment.ruleVersion)}</span>
            <ComplianceBadge assessment={assessment} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
