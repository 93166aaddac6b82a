import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Button } from '../../ui/controls/button.tsx';
import { draftQuery, type Reported } from './queries.ts';
import { ShareDialog } from './share-dialog.tsx';
import { shownValue } from './shown-value.ts';
import { text } from './text.ts';
import { useMakeReport } from './use-make-report.ts';

interface AssessmentActionsProps {
  reported: Reported;
  /** As it was assessed. */
  valueAud: number | null;
  onReport: () => void;
}

/** Beside what was assessed: its report, and a link to it for others. */
export function AssessmentActions({ reported, valueAud, onReport }: AssessmentActionsProps) {
  const making = useMakeReport(reported);
  return (
    <>
      <ShareDialog
        shows={<ShownValue reported={reported} valueAud={valueAud} />}
        version={() => making.mutateAsync().catch(() => null)}
      />
      <Button icon={FileText} onClick={onReport}>
        {text.report}
      </Button>
    </>
  );
}

interface ShownValueProps {
  reported: Reported;
  valueAud: number | null;
}

/** What is only being tried is in no report: the link has the value as assessed, or that of the open scenario. */
function ShownValue({ reported, valueAud }: ShownValueProps) {
  const isScenario = reported.scenarioId !== undefined;
  const { data: draft } = useQuery({ ...draftQuery(reported), enabled: isScenario });
  if (!isScenario) return shownValue(valueAud, null);
  return draft
    ? shownValue(draft.valuation.valueAud, draft.scenario?.name ?? null)
    : text.shareDialog.showsOpenScenario;
}
