import type { ImportDetail, ImportState } from '@propguard/protocol/data-imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const DISCARDABLE = new Set<ImportState>([
  'uploading',
  'ready',
  'checked',
  'refused',
  'stopped',
  'failed',
  'undone',
]);

/** What may be done with the import as a whole; what may not is absent. */
export function ImportActions({ detail, onGone }: { detail: ImportDetail; onGone: () => void }) {
  const { id, state } = detail;
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'undo' | 'discard' | null>(null);
  const settled = {
    onError: (error: unknown) => notify.error({ title: text.notUndone, description: errorText(error) }),
    onSettled: () => {
      setAsked(null);
      return queryClient.invalidateQueries({ queryKey: api.dataImports.key() });
    },
  };
  const undo = useMutation(
    api.dataImports.undo.mutationOptions({
      ...settled,
      onSuccess: () => notify.info({ title: text.undoStarted }),
    }),
  );
  const discard = useMutation(
    api.dataImports.discard.mutationOptions({
      ...settled,
      onSuccess: () => {
        notify.success({ title: text.discarded });
        onGone();
      },
    }),
  );
  const resume = useMutation(api.dataImports.resume.mutationOptions(settled));
  return (
    <>
      {state === 'stopped' || state === 'failed' ? (
        <Button kind="primary" busy={resume.isPending} onClick={() => resume.mutate({ id })}>
          {text.resume}
        </Button>
      ) : null}
      {state === 'completed' ? <Button onClick={() => setAsked('undo')}>{text.undo}</Button> : null}
      {DISCARDABLE.has(state) ? <Button onClick={() => setAsked('discard')}>{text.discard}</Button> : null}
      <ConfirmDialog
        open={asked === 'undo'}
        onOpenChange={() => setAsked(null)}
        title={text.undoTitle}
        description={text.undoText(text.number(detail.counts?.accepted ?? 0))}
        confirmLabel={text.undo}
        busy={undo.isPending}
        onConfirm={() => undo.mutate({ id })}
      />
      <ConfirmDialog
        open={asked === 'discard'}
        onOpenChange={() => setAsked(null)}
        title={text.discardTitle}
        description={state === 'undone' ? text.discardUndone : text.discardText}
        confirmLabel={text.discard}
        busy={discard.isPending}
        onConfirm={() => discard.mutate({ id })}
      />
    </>
  );
}
