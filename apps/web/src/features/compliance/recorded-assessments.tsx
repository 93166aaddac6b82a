import { useMutation, useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { ComplianceBadge } from '../../parts/lending/compliance-badge.tsx';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { saveFile } from '../../ui/chart/save-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { recordedAssessmentsQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.loans;

/** Each with the rule version of its day, whatever the rules are now. */
export function RecordedAssessments({ loanId }: { loanId: string }) {
  const { data } = useQuery(recordedAssessmentsQuery(loanId));
  const { dateTime } = useInstantText();
  if (!data) return null;
  return (
    <Card title={words.history}>
      {data.items.length === 0 ? <p className="text-13 text-muted">{words.historyEmpty}</p> : null}
      <ul className="grid gap-2 text-13">
        {data.items.map(({ id, assessedAt, assessment }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span>{dateTime(assessedAt)}</span>
            <span className="text-muted">{text.lending.version(assessment.ruleVersion)}</span>
            <ComplianceBadge assessment={assessment} />
            <CreditFileButton loanId={loanId} assessmentId={id} when={dateTime(assessedAt)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface CreditFileButtonProps {
  loanId: string;
  assessmentId: string;
  when: string;
}

function CreditFileButton({ loanId, assessmentId, when }: CreditFileButtonProps) {
  const download = useMutation({
    mutationFn: async () => {
      const file = await apiClient.creditFiles.download({ id: loanId, assessmentId });
      saveFile(words.creditFileName(assessmentId), file);
    },
    onError: (error) => notify.error({ title: words.creditFileFailed, description: errorText(error) }),
  });
  return (
    <Button
      size="sm"
      icon={FileDown}
      aria-label={words.creditFileOf(when)}
      busy={download.isPending}
      busyLabel={words.creditFileBusy}
      onClick={() => download.mutate()}
    >
      {words.creditFile}
    </Button>
  );
}
