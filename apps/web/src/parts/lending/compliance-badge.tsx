import type { LoanAssessment } from '@propguard/protocol/lending';
import {
  type ComplianceStanding,
  standingOf,
  standingWords,
} from '@propguard/rules/lending/compliance-summary';
import { Check, CircleDashed, Clock } from 'lucide-react';
import type { LucideIcon } from '../../ui/controls/icon.tsx';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';

const LOOKS: Record<ComplianceStanding, { tone: BadgeTone; icon: LucideIcon }> = {
  approved: { tone: 'positive', icon: Check },
  review: { tone: 'caution', icon: Clock },
  unchecked: { tone: 'neutral', icon: CircleDashed },
};

/** A verdict in its words, neutral where nothing speaks against a loan of which too little is known. */
export function StandingBadge({ standing, words }: { standing: ComplianceStanding; words: string }) {
  return <Badge {...LOOKS[standing]}>{words}</Badge>;
}

export function ComplianceBadge({
  assessment,
}: {
  assessment: Pick<LoanAssessment, 'compliance' | 'verdicts'>;
}) {
  const { compliance, verdicts } = assessment;
  return (
    <StandingBadge standing={standingOf(compliance)} words={standingWords(compliance, verdicts.length)} />
  );
}
