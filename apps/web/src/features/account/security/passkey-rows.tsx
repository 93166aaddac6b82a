import type { Passkey } from '@propguard/protocol/security';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { notify } from '../../../ui/overlays/notify.tsx';
import { text } from './text.ts';
import { useReadAgain } from './use-read-again.ts';

export function PasskeyRows({ passkeys }: { passkeys: readonly Passkey[] }) {
  return (
    <ul className="mt-2 grid gap-2">
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </ul>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, usedAt } }: { passkey: Passkey }) {
  const instant = useInstantText();
  const readAgain = useReadAgain();
  const remove = useMutation(
    api.security.removePasskey.mutationOptions({
      onSuccess: () => {
        readAgain();
        notify.success({ title: text.removed });
      },
      onError: (error) => notify.error({ title: text.notRemoved, description: errorText(error) }),
    }),
  );
  const when = [text.since(instant.date(createdAt)), ...(usedAt ? [text.used(instant.date(usedAt))] : [])];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
      <span className="min-w-0 font-medium break-words">{name}</span>
      <span className="text-muted">{when.join(', ')}</span>
      <Button
        size="sm"
        className="ml-auto"
        aria-label={text.removeOf(name)}
        busy={remove.isPending}
        onClick={() => remove.mutate({ id })}
      >
        {text.remove}
      </Button>
    </li>
  );
}
