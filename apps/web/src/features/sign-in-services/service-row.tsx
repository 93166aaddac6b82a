import type { SignInService } from '@propguard/protocol/organisations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { CopyButton } from '../../ui/controls/copy-button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

interface ServiceRowProps {
  service: SignInService;
  onChange: () => void;
}

export function ServiceRow({
  service: { id, name, issuer, domains, redirectUri },
  onChange,
}: ServiceRowProps) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation(
    api.organisations.remove.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.organisations.key() });
        notify.success({ title: text.removed });
      },
      onError: (error) => notify.error({ title: text.notRemoved, description: errorText(error) }),
    }),
  );
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 text-13 md:px-5">
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="font-medium break-words">{name}</p>
        <p className="break-all text-muted">{issuer}</p>
        <p className="break-words text-muted">{domains.join(', ')}</p>
        <p className="mt-1.5 text-muted">{text.redirect}</p>
        <p className="flex flex-wrap items-center gap-2">
          <code className="font-mono break-all">{redirectUri}</code>
          <CopyButton compact text={redirectUri} label={text.copy} />
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" aria-label={text.changeOf(name)} onClick={onChange}>
          {text.change}
        </Button>
        <Button size="sm" aria-label={text.removeOf(name)} onClick={() => setAsking(true)}>
          {text.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={text.removeTitle(name)}
        description={text.removeDetail}
        confirmLabel={text.remove}
        onConfirm={() => {
          setAsking(false);
          remove.mutate({ id });
        }}
      />
    </li>
  );
}
