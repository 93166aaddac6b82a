import type { LoanAssessment } from '@propguard/protocol/lending';
import { shortDay } from '@propguard/rules/formats/days';
import { RULE_TITLES } from '@propguard/rules/lending/rule-titles';
import { ComplianceBadge } from '../../parts/lending/compliance-badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';
import { VerdictCard } from './verdict-card.tsx';

const words = text.lending;
export const VERDICTS_ID = 'verdicts';

const neededWords = (needed: LoanAssessment['compliance']['needed']): string =>
  needed.length === 0 ? '' : `. ${words.needed(needed.map((rule) => RULE_TITLES[rule].toLowerCase()))}`;

export function VerdictsCard({ assessment }: { assessment: LoanAssessment }) {
  const { compliance, verdicts, setAside } = assessment;
  return (
    <div id={VERDICTS_ID} className="scroll-mt-16">
      <Card
        flush
        title={words.verdicts}
        subtitle={
          compliance.assessable === 0
            ? words.nothingAssessable
            : `${words.score(compliance.compliant, compliance.assessable)}${neededWords(compliance.needed)}`
        }
        actions={<ComplianceBadge assessment={assessment} />}
        foot={
          setAside.length > 0 ? (
            <>
              {words.setAsideTitle}:{' '}
              {setAside
                .map(
                  ({ rule, reason, from }) =>
                    `${RULE_TITLES[rule]}, ${words.setAside[reason](from ? shortDay(from) : '')}`,
                )
                .join('; ')}
            </>
          ) : undefined
        }
      >
        <ul className="grid border-t border-line md:grid-cols-2 [&>li]:border-b md:[&>li:nth-child(odd)]:border-r">
          {verdicts.map((verdict) => (
            <VerdictCard key={verdict.rule} verdict={verdict} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
