import type { Enquiry } from '@propguard/protocol/enquiries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.detail;

export function EnquiryActions({ enquiry, onRemoved }: { enquiry: Enquiry; onRemoved: () => void }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.enquiries.key() });
  const mark = useMutation({
    ...api.enquiries.mark.mutationOptions(),
    onSuccess: refresh,
    onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
  });
  const remove = useMutation({
    ...api.enquiries.remove.mutationOptions(),
    onSuccess: () => {
      setAsking(false);
      onRemoved();
      notify.success({ title: words.removed });
      return refresh();
    },
    onError: (error) => notify.error({ title: words.notRemoved, description: errorText(error) }),
  });
  const answered = enquiry.answeredAt !== null;
  return (
    <>
      <Button
        icon={answered ? RotateCcw : Check}
        busy={mark.isPending}
        onClick={() => mark.mutate({ id: enquiry.id, answered: !answered })}
      >
        {answered ? words.unmark : words.mark}
      </Button>
      <Button kind="danger" icon={Trash2} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.removeTitle}
        description={words.removeDescription}
        confirmLabel={words.remove}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: enquiry.id })}
      />
    </>
  );
}
