import { PERSON_KINDS, type PersonKind } from '@propguard/rules/accounts/person-kinds';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { setSession, useSession } from '../../lib/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

/** Says once what somebody is; pressed again, it is taken back. */
export function KindChoice({ label }: { label: string }) {
  const { session } = useSession();
  const queryClient = useQueryClient();
  const choose = useMutation(
    api.account.chooseKind.mutationOptions({
      onSuccess: (changed) => {
        setSession(queryClient, changed);
        notify.success({ title: text.kindSaved });
      },
      onError: (error) => notify.error({ title: text.kindNotSaved, description: errorText(error) }),
    }),
  );
  const chosen = session?.account.kind ?? null;
  const press = (kind: PersonKind) => choose.mutate({ kind: kind === chosen ? null : kind });
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {PERSON_KINDS.map((kind) => (
        <Button
          key={kind}
          size="sm"
          kind={kind === chosen ? 'primary' : 'secondary'}
          aria-pressed={kind === chosen}
          onClick={() => press(kind)}
        >
          {text.kinds[kind]}
        </Button>
      ))}
    </fieldset>
  );
}
