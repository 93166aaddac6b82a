import { FileText } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import type { Reported } from './queries.ts';
import { ShareDialog } from './share-dialog.tsx';
import { text } from './text.ts';
import { useMakeReport } from './use-make-report.ts';

interface AssessmentActionsProps {
  reported: Reported;
  onReport: () => void;
}

/** Beside what was assessed: its report, and a link to it for others. */
export function AssessmentActions({ reported, onReport }: AssessmentActionsProps) {
  const making = useMakeReport(reported);
  return (
    <>
      <ShareDialog version={() => making.mutateAsync().catch(() => null)} />
      <Button icon={FileText} onClick={onReport}>
        {text.report}
      </Button>
    </>
  );
}
