import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, apiClient } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { notify } from '../../ui/overlays/notify.tsx';
import { text } from './text.ts';

const words = text.test;

/** To whoever asks for it, by the same door as every message. */
export function TestLetterCard() {
  const { session } = useSession();
  const queryClient = useQueryClient();
  const email = session?.account.email ?? null;
  const send = useMutation({
    mutationFn: async (to: string) => {
      const me = await apiClient.people.findOrCreate({
        name: session?.account.name,
        addresses: [{ kind: 'email', value: to }],
      });
      const address = me.addresses.find(({ kind, value }) => kind === 'email' && value === to.toLowerCase());
      if (!address) throw new Error('We couldn’t save the address.');
      return apiClient.outbound.send({
        addressId: address.id,
        purpose: 'service',
        key: `test-letter:${new Date().toISOString()}`,
        subject: words.subject,
        text: words.body(session?.workspace?.name ?? ''),
      });
    },
    onSuccess: ({ reason }) =>
      reason === 'no-mail-server'
        ? notify.info({ title: words.held })
        : notify.success({ title: words.sent }),
    onError: (error) => notify.error({ title: words.failed, description: errorText(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.outbound.key() }),
  });
  if (!email) return null;
  return (
    <Card title={words.title}>
      <p className="mb-3 text-pretty text-muted">{words.about(email)}</p>
      <Button busy={send.isPending} busyLabel={words.sending} onClick={() => send.mutate(email)}>
        {words.send}
      </Button>
    </Card>
  );
}
