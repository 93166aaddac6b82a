import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { SampleDataJob } from './sample-data-job.tsx';
import { text } from './text.ts';
import { useSampleData } from './use-sample-data.ts';

const { sampleData } = text;

/** For the operator: the made-up data go, or come back, with one action. */
export function SampleDataCard({ present: presentAtFirst }: { present: boolean }) {
  const [asking, setAsking] = useState(false);
  const { state, job, isBusy, remove, restore } = useSampleData();
  const present = state?.present ?? presentAtFirst;
  return (
    <Card title={sampleData.title} className="mb-8">
      <div className="grid justify-items-start gap-4">
        <p className="max-w-[60ch] text-muted">{present ? sampleData.about : sampleData.gone}</p>
        {isBusy || job ? (
          <div className="w-full">
            <SampleDataJob job={job} />
          </div>
        ) : null}
        {isBusy ? null : present ? (
          <Button kind="danger" onClick={() => setAsking(true)}>
            {sampleData.remove}
          </Button>
        ) : (
          <Button busy={restore.isPending} busyLabel={sampleData.starting} onClick={() => restore.mutate({})}>
            {sampleData.restore}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={sampleData.dialogTitle}
        description={sampleData.dialogDescription}
        confirmLabel={sampleData.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({}, { onSettled: () => setAsking(false) })}
      />
    </Card>
  );
}
