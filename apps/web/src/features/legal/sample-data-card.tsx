import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { installationQuery } from '../../lib/installation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { notify } from '../../ui/notify.tsx';
import { text } from './text.ts';

const { sampleData } = text;

/** For the operator: the made-up data go, or come back, with one action. */
export function SampleDataCard({ present }: { present: boolean }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const after = (done: (rows: number) => string) => ({
    onSuccess: async ({ rows }: { rows: number }) => {
      setAsking(false);
      await queryClient.invalidateQueries({ queryKey: installationQuery().queryKey });
      notify.success({ title: done(rows) });
    },
    onError: (error: unknown) => notify.error({ title: sampleData.failed, description: errorText(error) }),
  });
  const remove = useMutation(api.installation.removeSampleData.mutationOptions(after(sampleData.removed)));
  const restore = useMutation(api.installation.restoreSampleData.mutationOptions(after(sampleData.restored)));
  return (
    <Card title={sampleData.title} className="mb-8">
      <p className="max-w-[60ch] text-muted">{present ? sampleData.about : sampleData.gone}</p>
      {present ? (
        <Button kind="danger" className="mt-4" onClick={() => setAsking(true)}>
          {sampleData.remove}
        </Button>
      ) : (
        <Button
          className="mt-4"
          busy={restore.isPending}
          busyLabel={sampleData.restoring}
          onClick={() => restore.mutate({})}
        >
          {sampleData.restore}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={sampleData.dialogTitle}
        description={sampleData.dialogDescription}
        confirmLabel={sampleData.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({})}
      />
    </Card>
  );
}
