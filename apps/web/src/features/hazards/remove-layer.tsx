import type { HazardLayer } from '@propguard/protocol/hazard-layers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

export function RemoveLayer({ layer, onRemoved }: { layer: HazardLayer; onRemoved: () => void }) {
  const [open, setOpen] = useState(false);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation(
    api.hazards.removeLayer.mutationOptions({
      onSuccess: () => {
        notify.success({ title: text.remove.done });
        void queryClient.invalidateQueries({ queryKey: api.hazards.key() });
        onRemoved();
      },
      onError: (error) => notify.error({ title: text.remove.failed, description: errorText(error) }),
      onSettled: () => setOpen(false),
    }),
  );
  return (
    <>
      <Button icon={Trash2} onClick={() => setOpen(true)}>
        {text.detail.remove}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={text.remove.title(layer.name)}
        description={text.remove.description}
        confirmLabel={text.remove.confirm}
        busy={isPending}
        onConfirm={() => mutate({ id: layer.id })}
      />
    </>
  );
}
