import type { ImportDetail } from '@propguard/protocol/data-imports';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { bytesText } from '../../lib/bytes-text.ts';
import { errorText } from '../../lib/error-text.ts';
import { ProgressCard } from '../../ui/feedback/progress-card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

export function ImportProgress({ detail }: { detail: ImportDetail }) {
  const cancel = useMutation(
    api.jobs.cancelInstallation.mutationOptions({
      onError: (error) => notify.error({ title: text.notCancelled, description: errorText(error) }),
    }),
  );
  const { jobId, readBytes, sizeBytes, step } = detail;
  const isReading = step === 'reading' && readBytes < sizeBytes;
  return (
    <ProgressCard
      title={step ? text.steps[step] : text.waiting}
      done={readBytes}
      total={isReading ? sizeBytes : null}
      countText={text.progress(bytesText(Math.min(readBytes, sizeBytes)), bytesText(sizeBytes))}
      cancelLabel={text.cancel}
      cancelling={cancel.isPending || cancel.isSuccess}
      {...(jobId ? { onCancel: () => cancel.mutate({ id: jobId }) } : {})}
    />
  );
}
