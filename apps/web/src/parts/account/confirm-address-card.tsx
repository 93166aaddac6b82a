import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { installationQuery } from '../../lib/installation.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { AddressCodeForm } from './address-code-form.tsx';
import { text } from './text.ts';

/** For somebody who has signed up and not yet shown that the address is theirs; nothing for everybody else. */
export function ConfirmAddressCard() {
  const { session, signedIn } = useSession();
  if (!signedIn || !session?.account.email || session.account.emailVerified) return null;
  return <ConfirmAddress email={session.account.email} />;
}

function ConfirmAddress({ email }: { email: string }) {
  const { data: installation } = useQuery(installationQuery());
  const again = useMutation(
    api.account.sendAddressCheck.mutationOptions({
      onSuccess: ({ by }) => notify.success({ title: by === 'mail' ? text.sentByMail : text.sentByTerminal }),
      onError: (error) => notify.error({ title: text.notSent, description: errorText(error) }),
    }),
  );
  const isMailed = installation?.mailDelivery !== 'outbox';
  return (
    <Card title={text.title}>
      <p className="text-13 text-pretty break-words">
        {isMailed ? text.byMail(email) : text.byTerminal(email)}
      </p>
      <p className="mt-1 text-13 text-pretty text-muted">{text.why}</p>
      <AddressCodeForm done={text.done}>
        <Button busy={again.isPending} onClick={() => again.mutate({})}>
          {text.again}
        </Button>
      </AddressCodeForm>
    </Card>
  );
}
